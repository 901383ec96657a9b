import { departments } from '@forecourt/contracts/site/departments'
import type { Department, Location, SpecialHours } from '@forecourt/contracts/site/site'
import { type Day, dayNames, days, dayText } from '../../text/date.ts'
import { clockText, minuteOf } from './clock-text.ts'

export const departmentNames = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const satisfies Record<
  Department,
  string
>

export type Week = NonNullable<NonNullable<Location['hours']>[Department]>
export type DayHours = Week[Day]

export type HoursLine = { days: string; hours: string }
export type DepartmentHours = { department: string; lines: HoursLine[] }

/** Minutes of a day in which a place is open; past 1440 is the day after. */
export type Span = { from: number; to: number }

const dayMinutes = 1440

/** What `hours` says in spans: two where there is a lunch break. */
export function spansOf(hours: DayHours): Span[] {
  if (hours === 'closed') return []
  const from = minuteOf(hours.open)
  const after = (time: string) => minuteOf(time) + (hours.overnight && minuteOf(time) <= from ? dayMinutes : 0)
  const to = after(hours.close)
  if (!hours.break) return [{ from, to }]
  return [
    { from, to: after(hours.break.from) },
    { from: after(hours.break.to), to },
  ]
}

export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${clockText(from)} – ${clockText(to)}`).join(', ') || 'Closed'

const hoursText = (hours: DayHours): string => spansText(spansOf(hours))

const shortName = (day: Day): string => dayNames[day].slice(0, 3)

/** LO-4: consecutive days with the same hours share a line: five identical weekdays are `Mon-Fri`. */
export function weekLines(week: Week): HoursLine[] {
  const runs: { first: Day; last: Day; hours: string }[] = []
  for (const day of days) {
    const hours = hoursText(week[day])
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? dayNames[first] : `${shortName(first)}-${shortName(last)}`,
    hours,
  }))
}

/** A place's weeks by department; departments with the same hours share theirs. */
export function departmentHours({ hours }: Pick<Location, 'hours'>): DepartmentHours[] {
  const shared = new Map<string, DepartmentHours>()
  for (const key of departments) {
    const week = hours?.[key]
    if (!week) continue
    const lines = weekLines(week)
    const same = shared.get(JSON.stringify(lines))
    if (same) same.department += ` and ${departmentNames[key].toLowerCase()}`
    else shared.set(JSON.stringify(lines), { department: departmentNames[key], lines })
  }
  return [...shared.values()]
}

/** Maximum special days beside the week; a dialog shows all. */
const maxSpecialDays = 4

/** LO-4: the special days from `today` (ISO) on, soonest first: `Fri 25 Dec, Christmas Day`, closed or with hours. */
export function specialLines(
  special: readonly SpecialHours[] | undefined,
  today: string,
  max = maxSpecialDays,
): HoursLine[] {
  return (special ?? [])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, max)
    .map((day) => ({
      days: `${dayText(day.date)}, ${day.reason}`,
      hours: day.status === 'closed' ? 'Closed' : hoursText(day),
    }))
}
