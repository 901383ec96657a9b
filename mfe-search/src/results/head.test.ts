import { testSite } from '@forecourt/contracts/testing/test-site'
import type { PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { head } from './head.ts'
import type { SearchData } from './load.ts'

const site = testSite()
const counted = { hits: [], count: 4, page: 1, pages: 1, ms: 1, histograms: {} }
const facets = { make: [{ value: 'Kia', count: 4 }], body: [{ value: 'SUV', count: 4 }] }

function headOf(query: string, changes: Partial<typeof counted> & { collapsed?: number } = {}) {
  const data: SearchData = { kind: 'result', result: { ...counted, ...changes, facets }, nowSeconds: 0 }
  return head(data, { site, request: { path: site.paths.search, params: {}, query } } as PageContext)
}

const search = '/search/new-used-and-demo-cars/'

test.each([
  ['', 'All cars | Northgate Motors', search, 'Every car we have.'],
  [
    'make=Kia',
    'Kia vehicles in Penrith | Northgate Motors',
    `${search}?make=Kia`,
    'Kia vehicles in Penrith: 4 vehicles',
  ],
  [
    'make=Kia&body=SUV&sortBy=newest',
    'Kia SUVs in Penrith | Northgate Motors',
    `${search}?make=Kia&body=SUV`,
    'Kia SUVs',
  ],
  [
    'make=Kia&page=2',
    'Kia vehicles in Penrith, page 2 | Northgate Motors',
    `${search}?make=Kia&page=2`,
    'Kia vehicles',
  ],
  ['make=Nobody', 'All cars | Northgate Motors', search, 'Every car we have.'],
])('[SR-19] the page of %j is called %j, and its address is %s', (query, title, canonical, description) => {
  const own = headOf(query)
  expect(own).toMatchObject({ title, canonical, noIndex: false })
  expect(own.description).toContain(description)
})

test('[SR-19] search engines read the vehicles and the breadcrumbs', () => {
  const whole = ['Home', 'All cars']
  for (const [query, names, address] of [
    ['', whole, search],
    ['make=Kia&sortBy=newest', [...whole, 'Kia vehicles in Penrith'], `${search}?make=Kia`],
  ] as const) {
    const { jsonLd } = headOf(query)
    expect(jsonLd).toMatchObject({
      '@graph': [
        { '@type': 'ItemList', numberOfItems: 4 },
        { '@type': 'BreadcrumbList', itemListElement: names.map((name, index) => ({ position: index + 1, name })) },
      ],
    })
    expect(JSON.stringify(jsonLd)).toContain(`"item":"${site.url}${address}"}]`)
  }
})

test('[SR-13] search engines read the number of vehicles that the site says it has', () => {
  const { jsonLd } = headOf('', { count: 4321, collapsed: 47 })
  expect(jsonLd).toMatchObject({ '@graph': [{ numberOfItems: 4321 }, {}] })
})

test('[SR-19] a search by words, or one that finds nothing, is not for search engines', () => {
  expect(headOf('query=rav4')).toMatchObject({ title: 'Results for “rav4” | Northgate Motors', noIndex: true })
  expect(headOf('make=Kia', { count: 0 })).toMatchObject({ noIndex: true })
})
