import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/tenant-file-path'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import type { HomeData } from './load.ts'

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

type Week = Record<keyof typeof dayNames, 'closed' | { open: string; close: string }>

/** Days with equal hours share a line, as search engines have it; a closed day has none. */
function openingHours(week: Week) {
  const days = new Map<string, string[]>()
  for (const [key, day] of Object.entries(dayNames)) {
    const hours = week[key as keyof Week]
    if (hours === 'closed') continue
    const span = `${hours.open}-${hours.close}`
    days.set(span, [...(days.get(span) ?? []), day])
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

function place({ address, hours }: Location) {
  const week = hours?.sales ?? hours?.service ?? hours?.parts
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
    openingHoursSpecification: week && openingHours(week),
  }
}

/** The dealer in schema.org's words, at its primary location. */
function autoDealer(site: PublicSite, image: string | undefined): Record<string, unknown> {
  const primary = site.locations.find((location) => location.primary)
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: site.name,
    url: `${site.url}/`,
    telephone: site.phone,
    image: image && site.url + image,
    ...(primary && place(primary)),
  }
}

/** Title, description, canonical address and the dealer for search engines. */
export function head(_data: HomeData, { site }: PageContext): Head {
  const hero = site.home?.hero
  const image = hero?.picture && tenantFilePath(site, hero.picture)
  return {
    title: `${site.name}: ${site.copy.search_heading}`,
    description: hero?.text ?? site.copy.search_description,
    canonical: '/',
    image: sharePicture('/'),
    jsonLd: autoDealer(site, image),
  }
}
