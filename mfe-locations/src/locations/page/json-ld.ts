import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/tenant-file-path'
import { type DayHours, spansOf, type Week } from '@forecourt/domain/locations/opening-hours'
import { mainDepartment } from '@forecourt/domain/locations/opening-state'
import { dialled } from '@forecourt/domain/locations/telephone'
import { locationPath } from '../shared/location-links.ts'

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<keyof Week, string>

const two = (value: number): string => String(value).padStart(2, '0')
const time = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`

const opening = (hours: DayHours, fields: Record<string, unknown>) =>
  spansOf(hours).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    ...fields,
    opens: time(from),
    closes: time(to),
  }))

const special = ({ special_hours = [] }: Location) =>
  special_hours.flatMap((day) => {
    const valid = { validFrom: day.date, validThrough: day.date }
    if (day.status === 'open') return opening(day, valid)
    // Opens and closes at the same minute: schema.org's words for a closed day.
    return [{ '@type': 'OpeningHoursSpecification', ...valid, opens: '00:00', closes: '00:00' }]
  })

/** A location in schema.org's words; whole, with its special days too, on its own page. Reviews are no part of it (docs/decisions/locations.md). */
export function autoDealer(location: Location, site: PublicSite, { isWhole = false } = {}): Record<string, unknown> {
  const { name, address, contact_detail, hours, image } = location
  const department = mainDepartment(location)
  const week = department && hours?.[department]
  const path = locationPath(location)
  return {
    '@type': department === 'service' ? 'AutoRepair' : department === 'parts' ? 'AutoPartsStore' : 'AutoDealer',
    '@id': new URL(`${path}#location`, site.url).href,
    name,
    url: new URL(path, site.url).href,
    telephone: dialled(contact_detail.phone),
    ...(contact_detail.email && { email: contact_detail.email }),
    ...(image && { image: new URL(tenantFilePath(site, image), site.url).href }),
    parentOrganization: { '@type': 'Organization', name: site.name, url: site.url },
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
      openingHoursSpecification: (Object.keys(days) as (keyof Week)[]).flatMap((day) =>
        opening(week[day], { dayOfWeek: days[day] }),
      ),
      ...(isWhole && { specialOpeningHoursSpecification: special(location) }),
    }),
  }
}
