/** Days and times in words. Not by Intl: browsers and servers differ in the English name of September. */

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

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dayMs = 86_400_000
const minuteMs = 60_000

/** An ISO day some days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Of an ISO day. Date counts from Sunday. */
export const weekdayOf = (day: string): Day => days[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon'

/** 3 as `March`. */
export const monthName = (month: number): string | undefined => months[month - 1]

/** 3 as `Mar`. */
export const shortMonth = (month: number): string | undefined => monthName(month)?.slice(0, 3)

const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** `2026-12-25` as `25 Dec 2026`. */
export function dateText(day: string): string {
  const [year, month, date] = partsOf(day)
  return `${date} ${shortMonth(month)} ${year}`
}

/** `2026-12-25` as `Fri 25 Dec`. */
export function dayText(day: string): string {
  const [, month, date] = partsOf(day)
  return `${dayNames[weekdayOf(day)].slice(0, 3)} ${date} ${shortMonth(month)}`
}

/** `2026-12-25` as `Friday 25 December`. */
export function longDayText(day: string): string {
  const [, month, date] = partsOf(day)
  return `${dayNames[weekdayOf(day)]} ${date} ${monthName(month)}`
}

/** A time as the reader's date, `25 Dec 2026`; empty for what is no time. */
export function localDateText(time: string): string {
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) return ''
  return dateText(new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 10))
}
