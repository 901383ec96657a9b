import { publicSite } from '@forecourt/contracts/site/public-site'
import type { Location, Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { head } from './head.ts'

const long = { open: '08:30', close: '17:30' }
const short = { open: '09:00', close: '13:00' }
const week: NonNullable<NonNullable<Location['hours']>['sales']> = {
  mon: long,
  tue: long,
  wed: long,
  thu: long,
  fri: long,
  sat: short,
  sun: 'closed',
}
const [place] = testSite().locations as [Location]
const hero = { heading: 'Cars by the sea', look: 'split', ground: 'page', search: [] } as const

const headOf = (fields: Partial<Site> = {}) =>
  head(
    { stock: null, rows: {}, nowSeconds: 0 },
    {
      site: publicSite(testSite(fields)),
      request: { path: '/', params: {}, query: 'utm_source=mail' },
    },
  )
const homeWith = (fields: object) => ({ home: { hero: { ...hero, search: [], ...fields }, sections: [] } })

test('[RT-23] the title names the dealer and its stock, and the address is the home path alone', () => {
  expect(headOf()).toMatchObject({ title: 'Northgate Motors: All cars', canonical: '/' })
})

test('the description is what the hero says, else that of the stock', () => {
  expect(headOf(homeWith({ text: 'One yard, one price.' })).description).toBe('One yard, one price.')
  expect(headOf(homeWith({})).description).toBe('Every car we have.')
})

test('the picture to share is the hero’s', () => {
  expect(headOf(homeWith({})).image).toBe('/og/index.jpg')
})

test('structured data has the dealer, its address and the hours of its primary place', () => {
  const locations = [place, { ...place, id: 'south', slug: 'south', primary: false, hours: { sales: week } }]
  expect(headOf({ locations }).jsonLd).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Northgate Motors',
    url: 'https://www.northgate.example/',
    telephone: '(02) 5550 1234',
    address: { streetAddress: '1 High Street', addressLocality: 'Penrith', postalCode: '2750', addressCountry: 'AU' },
    geo: { latitude: -33.75, longitude: 150.69 },
  })
  const open = headOf({ locations: [{ ...place, hours: { sales: week } }] })
  expect(open.jsonLd?.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '17:30',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
  ])
})
