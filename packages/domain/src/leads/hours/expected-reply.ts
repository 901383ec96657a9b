import { departments } from '@forecourt/contracts/site/departments'
import type { Department } from '@forecourt/contracts/site/site'
import { clockText } from '../../locations/hours/clock-text.ts'
import { localTime } from '../../locations/hours/local-time.ts'
import { type OpenPlace, spansOn } from '../../locations/hours/opening-state.ts'
import { dayAfter, dayNames, days, longDayText, weekdayOf } from '../../text/date.ts'
import { inWords } from '../../text/numbers.ts'

/** Dealers close for a few weeks at most. */
const maxDaysAhead = 30

const hoursText = (hours: number): string => `${inWords(hours)} ${hours === 1 ? 'hour' : 'hours'}`
/** Where a page has not the hours, or they are not said in a few words: the same promise as elsewhere on the site. */
const whileOpen = (withinHours: number): string => `We reply within ${hoursText(withinHours)} while we are open.`
/** Two departments' hours are not added: sales comes first. */
const replierOf = ({ hours }: OpenPlace): Department | undefined =>
  departments.find((department) => hours?.[department])

/** How fast a place replies, on any day: `We reply within two hours on weekdays.` */
export function replyPromise(place: OpenPlace | undefined, withinHours: number): string {
  const department = place && replierOf(place)
  const week = department && place.hours?.[department]
  if (!week) return whileOpen(withinHours)
  const isOpen = days.map((day) => week[day] !== 'closed')
  const [saturday, sunday] = isOpen.slice(5)
  if (!isOpen.slice(0, 5).every(Boolean)) return whileOpen(withinHours)
  const onDays = saturday ? (sunday ? 'every day' : 'from Monday to Saturday') : 'on weekdays'
  return `We reply within ${hoursText(withinHours)} ${onDays}.`
}

/**
 * When a shopper who writes now gets a reply: after that many hours in which the place is open, by its own clock, its week and its
 * special days (LO-4). `We reply within two hours.`, `We reply by 10:30 am on Monday.`
 */
export function expectedReply(place: OpenPlace | undefined, now: Date, withinHours: number): string {
  const department = place && replierOf(place)
  if (!department) return whileOpen(withinHours)
  const local = localTime(place, now)
  let left = withinHours * 60
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const day = dayAfter(local.day, ahead)
    for (const open of spansOn(place, department, day)) {
      const from = Math.max(open.from, ahead === 0 ? local.minute : 0)
      const minutes = Math.max(0, open.to - from)
      if (left > minutes) left -= minutes
      else if (ahead === 0 && open.from <= local.minute) return `We reply within ${hoursText(withinHours)}.`
      else return `We reply by ${timeText(from + left)} ${dayText(day, ahead)}.`
    }
  }
  return whileOpen(withinHours)
}

/** `10:30 am`. Rounded up to five minutes, as people say times. */
const timeText = (minuteOfDay: number): string => clockText(Math.ceil(minuteOfDay / 5) * 5)

function dayText(day: string, ahead: number): string {
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return `on ${ahead < 7 ? dayNames[weekdayOf(day)] : longDayText(day)}`
}
