import { departments } from '@forecourt/contracts/site/departments'
import { openingDaysAhead } from '@forecourt/contracts/site/opening-days'
import type { Department, Location } from '@forecourt/contracts/site/site'
import { dayAfter, dayNames, dayText, weekdayOf } from '../../text/date.ts'
import { clockText } from './clock-text.ts'
import { localTime } from './local-time.ts'
import { type HoursLine, type Span, spansOf, spansText } from './opening-hours.ts'

export type OpenPlace = Pick<Location, 'address' | 'hours' | 'special_hours'>
export type OpeningState = { isOpen: boolean; text: string }

const dayMinutes = 1440

/** LO-4: when a department is open on a day; what is said of the day itself wins over its week. */
export function spansOn({ hours, special_hours }: OpenPlace, department: Department, day: string): Span[] {
  const week = hours?.[department]
  if (!week) return []
  const special = special_hours?.find(({ date }) => date === day)
  if (special) return special.status === 'open' ? spansOf(special) : []
  return spansOf(week[weekdayOf(day)])
}

/** Spans around a day, in minutes of that day: those of the evening before reach into it. */
function spansAround(place: OpenPlace, department: Department, day: string): Span[] {
  const offsets = [-1, 0, 1, 2, 3, 4, 5, 6, 7]
  return offsets.flatMap((ahead) =>
    spansOn(place, department, dayAfter(day, ahead)).map(({ from, to }) => ({
      from: from + ahead * dayMinutes,
      to: to + ahead * dayMinutes,
    })),
  )
}

/** When the span that holds a minute ends, joined with those that follow it without a gap. */
function closingMinute(spans: readonly Span[], minute: number): number | undefined {
  let end = spans.find(({ from, to }) => from <= minute && minute < to)?.to
  for (const { from, to } of spans) if (end !== undefined && from <= end && to > end && from > minute) end = to
  return end
}

function openingText(day: string, ahead: number, minute: number): string {
  const time = clockText(minute)
  if (ahead === 0) return `Opens today ${time}`
  const opens = dayAfter(day, ahead)
  return `Opens ${ahead < 7 ? dayNames[weekdayOf(opens)] : dayText(opens)} ${time}`
}

/** Whether a department is open by its location's own clock, and until or from when (LO-4). Undefined where it has no hours. */
export function openingState(place: OpenPlace, department: Department, now: Date): OpeningState | undefined {
  if (!place.hours?.[department]) return undefined
  const { day, minute } = localTime(place, now)
  const spans = spansAround(place, department, day)
  const closes = closingMinute(spans, minute)
  if (closes !== undefined)
    return { isOpen: true, text: closes > 7 * dayMinutes ? 'Open now' : `Open now · closes ${clockText(closes)}` }
  for (let ahead = 0; ahead <= openingDaysAhead; ahead++) {
    const next = spansOn(place, department, dayAfter(day, ahead)).find(({ from }) => ahead > 0 || from > minute)
    if (next) return { isOpen: false, text: openingText(day, ahead, next.from) }
  }
  return { isOpen: false, text: 'Closed' }
}

/** The hours of the day that it is at the location: `Monday 8:30 am – 5:30 pm`. True for the whole day, as HTML that is cached must be. */
export function dayHours(place: OpenPlace, department: Department, now: Date): HoursLine {
  const { day } = localTime(place, now)
  return { days: dayNames[weekdayOf(day)], hours: spansText(spansOn(place, department, day)) }
}

/** The department whose hours a location's card shows: its own kind, else the first with hours. */
export function mainDepartment({
  location_type,
  hours,
}: Pick<Location, 'location_type' | 'hours'>): Department | undefined {
  if (location_type !== '' && hours?.[location_type]) return location_type
  return departments.find((department) => hours?.[department])
}
