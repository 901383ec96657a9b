const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** By their names in tenants' files, from Monday. */
export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const
export type Day = keyof typeof dayNames

export const days = Object.keys(dayNames) as Day[]

/** `08:30` in minutes of its day. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Minutes of a day, or of the day after, as `5:30 pm`. */
export function clockText(minuteOfDay: number): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60) % 24, minuteOfDay % 60]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const dayMs = 86_400_000

/** An ISO day some days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Of an ISO day. Date counts from Sunday. */
export const weekdayOf = (day: string): Day => days[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon'

/** `2026-12-25` as `Fri 25 Dec`. Not by Intl: browsers and servers format days differently. */
export function dayText(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return `${dayNames[weekdayOf(day)].slice(0, 3)} ${date} ${months[month - 1]}`
}

/** `2026-11-30` as `30 Nov 2026`. */
export const dateText = (day: string): string => `${dayText(day).slice(4)} ${day.slice(0, 4)}`
