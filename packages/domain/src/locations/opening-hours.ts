import type { Location, SpecialHours } from '@forecourt/contracts/site/site'

const dayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const
type Day = keyof typeof dayNames
type DayHours = 'closed' | { open: string; close: string }
export type Week = Record<Day, DayHours>

const days = Object.keys(dayNames) as Day[]
const departments = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const

export type HoursLine = { days: string; hours: string }
export type DepartmentHours = { department: string; lines: HoursLine[] }

/** `08:30` as `8:30 am`. */
function timeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

const hoursText = (hours: DayHours): string =>
  hours === 'closed' ? 'Closed' : `${timeOfDay(hours.open)} to ${timeOfDay(hours.close)}`

/** LO-4: consecutive days with the same hours share a line, `Mon–Fri`. */
export function weekLines(week: Week): HoursLine[] {
  const runs: { first: Day; last: Day; hours: string }[] = []
  for (const day of days) {
    const hours = hoursText(week[day])
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? dayNames[first] : `${dayNames[first]}–${dayNames[last]}`,
    hours,
  }))
}

/** A place's weeks by department; departments with the same hours share theirs. */
export function departmentHours({ hours }: Pick<Location, 'hours'>): DepartmentHours[] {
  const shared = new Map<string, DepartmentHours>()
  for (const key of Object.keys(departments) as (keyof typeof departments)[]) {
    const week = hours?.[key]
    if (!week) continue
    const lines = weekLines(week)
    const same = shared.get(JSON.stringify(lines))
    if (same) same.department += ` and ${departments[key].toLowerCase()}`
    else shared.set(JSON.stringify(lines), { department: departments[key], lines })
  }
  return [...shared.values()]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `2026-12-25` as `Fri 25 Dec`. Not by Intl: browsers and servers format days differently. */
function dayText(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return `${weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]} ${day} ${months[month - 1]}`
}

/** Maximum special days on a page. */
const maxSpecialDays = 4

/** LO-4: the special days from `today` (ISO) on, soonest first: `Fri 25 Dec, Christmas Day`, closed or with hours. */
export function specialLines(special: readonly SpecialHours[] | undefined, today: string): HoursLine[] {
  return (special ?? [])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, maxSpecialDays)
    .map((day) => ({
      days: `${dayText(day.date)}, ${day.reason}`,
      hours: day.status === 'closed' ? 'Closed' : hoursText(day),
    }))
}
