import type { Location } from '@forecourt/contracts/site/site'
import { dayNames, days } from '../text/date.ts'
import { type DayHours, type Span, spansOf, type Week } from './hours/opening-hours.ts'
import { mainDepartment } from './hours/opening-state.ts'

const dayMinutes = 1440
const two = (value: number): string => String(value).padStart(2, '0')
const time = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`

/** A whole day ends a minute early: the same time twice is a closed day in schema.org's words. */
const times = ({ from, to }: Span) =>
  to - from >= dayMinutes ? { opens: '00:00', closes: '23:59' } : { opens: time(from), closes: time(to) }

const opening = (hours: DayHours, fields: Record<string, unknown>) =>
  spansOf(hours).map((span) => ({ '@type': 'OpeningHoursSpecification', ...fields, ...times(span) }))

/** Days with equal hours share an entry, as search engines have it; two where there is a lunch break, none for a closed day. */
function weekly(week: Week) {
  const groups = new Map<string, { hours: DayHours; dayOfWeek: string[] }>()
  for (const day of days) {
    const hours = week[day]
    const key = JSON.stringify(spansOf(hours))
    const group = groups.get(key) ?? { hours, dayOfWeek: [] }
    group.dayOfWeek.push(dayNames[day])
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ hours, dayOfWeek }) => opening(hours, { dayOfWeek }))
}

const special = ({ special_hours = [] }: Location) =>
  special_hours.flatMap((day) => {
    const valid = { validFrom: day.date, validThrough: day.date }
    if (day.status === 'open') return opening(day, valid)
    // Opens and closes at the same minute: schema.org's words for a closed day.
    return [{ '@type': 'OpeningHoursSpecification', ...valid, opens: '00:00', closes: '00:00' }]
  })

/** Where a location is and when it is open, in schema.org's words; whole, with its special days too. */
export function placeJsonLd(location: Location, { isWhole = false } = {}): Record<string, unknown> {
  const { address, hours } = location
  const department = mainDepartment(location)
  const week = department && hours?.[department]
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
    ...(week && {
      openingHoursSpecification: weekly(week),
      ...(isWhole && { specialOpeningHoursSpecification: special(location) }),
    }),
  }
}
