import type { Location } from '@forecourt/contracts/site/site'
import { localTime } from '../locations/local-time.ts'

type OpenPlace = Pick<Location, 'address' | 'hours' | 'special_hours'>

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
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
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const dayMs = 86_400_000
/** Dealers close for a few weeks at most. */
const maxDaysAhead = 30

/** Where no hours are known. */
const unknownHours = 'We reply within one business day.'

const hoursText = (hours: number): string => `${numbers[hours] ?? hours} ${hours === 1 ? 'hour' : 'hours'}`
const weekOf = ({ hours }: OpenPlace) => hours?.sales ?? hours?.service ?? hours?.parts

/** How fast a place replies, on any day: `We reply within two hours on weekdays.` */
export function replyPromise(place: OpenPlace | undefined, withinHours: number): string {
  const week = place && weekOf(place)
  if (!week) return unknownHours
  const isOpen = weekdays.map((day) => week[day] !== 'closed')
  const [sunday, ...others] = isOpen
  const isOpenOnWeekdays = others.slice(0, 5).every(Boolean)
  if (!isOpenOnWeekdays) return `We reply within ${hoursText(withinHours)} while we are open.`
  const days = others[5] ? (sunday ? 'every day' : 'from Monday to Saturday') : 'on weekdays'
  return `We reply within ${hoursText(withinHours)} ${days}.`
}

/**
 * When a shopper who writes now gets a reply: after that many hours in which the place is open, by its own clock, its week and its
 * special days (LO-4). `We reply within two hours.`, `We reply by 10:30 am on Monday.`
 */
export function expectedReply(place: OpenPlace | undefined, now: Date, withinHours: number): string {
  if (!place || !weekOf(place)) return unknownHours
  const local = localTime(place, now)
  let left = withinHours * 60
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const day = new Date(Date.parse(local.day) + ahead * dayMs)
    const open = openMinutes(place, day)
    if (!open) continue
    const from = Math.max(open.from, ahead === 0 ? local.minute : 0)
    const minutes = Math.max(0, open.to - from)
    if (left > minutes) left -= minutes
    else if (ahead === 0 && open.from <= local.minute) return `We reply within ${hoursText(withinHours)}.`
    else return `We reply by ${timeText(from + left)} ${dayText(day, ahead)}.`
  }
  return unknownHours
}

/** When a place is open on a day, in minutes of that day. Two departments' hours are not added: sales comes first. */
function openMinutes(place: OpenPlace, day: Date): { from: number; to: number } | undefined {
  const iso = day.toISOString().slice(0, 10)
  const special = place.special_hours?.find(({ date }) => date === iso)
  const usual = weekOf(place)?.[weekdays[day.getUTCDay()] ?? 'sun']
  const hours = special ? (special.status === 'open' ? special : 'closed') : usual
  return hours === undefined || hours === 'closed'
    ? undefined
    : { from: minuteOf(hours.open), to: minuteOf(hours.close) }
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** `10:30 am`. Rounded up to five minutes, as people say times. */
function timeText(minuteOfDay: number): string {
  const rounded = Math.ceil(minuteOfDay / 5) * 5
  const [hour, minute] = [Math.floor(rounded / 60), rounded % 60]
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`
}

function dayText(day: Date, ahead: number): string {
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const name = `on ${dayNames[day.getUTCDay()]}`
  return ahead < 7 ? name : `${name} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}
