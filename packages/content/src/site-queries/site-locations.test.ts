import { findLocation, listLocations } from '@forecourt/contracts/endpoints/locations'
import { publicSite } from '@forecourt/contracts/site/public-site'
import type { Location } from '@forecourt/contracts/site/site'
import { parseSite } from '@forecourt/contracts/site/validation/parse-site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { openingState } from '@forecourt/domain/locations/hours/opening-state'
import { expect, test } from 'vitest'
import { siteLocation, siteLocations } from './site-locations.ts'

const [place] = testSite().locations as [Location]
const address = { ...place.address, place_id: 'ChIJ1', place_url: 'https://maps.example/p/1', map_key: 'yard-map' }
const whole: Location = {
  ...place,
  address,
  manufacturers: ['kia', 'isuzu-ute'],
  location_subtype: ['buying'],
  image: '/media/demo/suv/red/front-3-4.avif',
}

test('[LO-8] addresses carry place_id, place_url and map_key, and locations manufacturers, subtype and image, to the page', {
  tags: 'long',
}, () => {
  const parsed = parseSite(testSite({ locations: [whole] }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const expected = {
    address: { place_id: 'ChIJ1', place_url: 'https://maps.example/p/1', map_key: 'yard-map' },
    manufacturers: ['kia', 'isuzu-ute'],
    location_subtype: ['buying'],
    image: '/media/demo/suv/red/front-3-4.avif',
  }
  expect(listLocations.response.parse(siteLocations(parsed.site, '')).locations[0]).toMatchObject(expected)
  expect(findLocation.response.parse(siteLocation(parsed.site, place.slug)).location).toMatchObject(expected)
})

test('[TN-12] [LO-7] hidden and invisible locations are neither listed nor found', () => {
  const locations = [
    place,
    { ...place, id: 'hidden', slug: 'hidden', primary: false },
    { ...place, id: 'invisible', slug: 'invisible', primary: false, visible: false },
  ]
  const site = testSite({ locations, hidden_locations: ['hidden'] })
  expect(siteLocations(site, '').locations.map(({ id }) => id)).toEqual([place.id])
  expect(siteLocation(site, place.slug).others).toEqual([])
  for (const slug of ['hidden', 'invisible']) expect(() => siteLocation(site, slug)).toThrow('There is nothing')
})

test('[TN-12] a hidden location that the site does not have, or that is its primary, is refused', () => {
  const problems = (hidden_locations: string[]) => {
    const parsed = parseSite(testSite({ hidden_locations }))
    return parsed.ok ? [] : parsed.problems.map(({ path, found }) => `${path}: ${found}`)
  }
  expect(problems(['nowhere'])).toEqual(['hidden_locations[0]: "nowhere"'])
  expect(problems([place.id])).toEqual(['locations: a hidden primary location'])
})

test('[LO-5] a postcode gives the centre of its area, and what is no postcode gives none', () => {
  expect(siteLocations(testSite(), 'postcode=2000').area).toEqual({
    postcode: '2000',
    name: 'Sydney',
    lat: -33.871,
    long: 151.207,
  })
  expect(siteLocations(testSite(), 'postcode=99').area).toBeUndefined()
})

test('[LO-4] a list says as its location says when a place opens, after weeks of special hours too', () => {
  const now = new Date()
  const open = { open: '08:00', close: '17:00' }
  const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open }
  const special_hours = Array.from({ length: 58 }, (_, days) => ({
    status: 'closed' as const,
    date: new Date(now.getTime() + (days - 1) * 86_400_000).toISOString().slice(0, 10),
    reason: 'Rebuilding',
  }))
  const site = testSite({ locations: [{ ...place, hours: { sales: week }, special_hours }] })
  const stateIn = (location: Location | undefined) => location && openingState(location, 'sales', now)?.text
  const text = stateIn(site.locations[0])
  expect(text).toMatch(/^Opens .*8:00 am$/)
  expect(stateIn(siteLocations(site, '').locations[0])).toBe(text)
  expect(stateIn(publicSite(site).locations[0])).toBe(text)
})

test('special hours of years past and to come stay on the server', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const special_hours = [-40, 5, 100, 700].map((days) => ({
    status: 'closed' as const,
    date: day(days),
    reason: 'A day',
  }))
  const site = testSite({ locations: [{ ...place, special_hours }] })
  expect(siteLocations(site, '').locations[0]?.special_hours).toHaveLength(1)
  expect(siteLocation(site, place.slug).location.special_hours).toHaveLength(2)
})
