import { publishContent } from '@forecourt/content/store/content-versions'
import { gateNames } from '@forecourt/contracts/site/gate-names'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const { quote, sign_in } = testSite()
const site = testSite({ sign_in: { ...sign_in, open: ['finance-page'] } })
const photo = { images: [{ image: { url: '/media/demo/a.avif' } }] }
const stock = [
  testVehicle({ id: '1', slug: 'shown', ...photo }),
  testVehicle({ id: '2', slug: 'gone', status: 'sold', ...photo }),
  testVehicle({ id: '3', slug: 'hidden', show_on_dealer_website: false, ...photo }),
  testVehicle({ id: '4', slug: 'theirs', dealership_slug: 'harbourside', ...photo }),
]

withLocalTables()
beforeAll(async () => {
  await writeSite(site)
  const page = (path: string, more: object = {}) => ({ path, expose: './page', prefetch: [], ...more })
  const declared = [
    page('/', { sitemap: true }),
    page('{search}', { sitemap: true }),
    page('/finance', { sitemap: true, requires: 'finance' }),
    page('/spin-to-win', { sitemap: true, requires: 'spinToWin' }),
    page('/sign-in'),
  ]
  await recordRelease(testRelease({ pages: declared }))
  await promoteRelease('search', '1.0.0')
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'], url: 'https://harbourside.example' }))
  const [shown] = site.locations
  if (!shown) throw new Error('The test site has a location.')
  const hidden = { ...shown, id: 'hidden', slug: 'hidden', address: { ...shown.address, street: '9 Hidden Lane' } }
  await writeSite(testSite({ slug: 'hiding', locations: [hidden, shown], hidden_locations: ['hidden'] }))
  for (const vehicle of stock) await storeVehicle(vehicle)
  const content = { kind: 'page' as const, title: 'About us', description: 'Who we are', blocks: [] }
  await publishContent('northgate', {
    hash: 'h1',
    pages: [
      { ...content, path: '/about-us', picture: 'yard.avif', alt: 'The yard' },
      { ...content, path: '/secret', noindex: true },
      { ...content, path: '/over', end: '2020-01-01' },
      { ...content, path: '/blog/first', kind: 'post', title: 'First', published: '2026-01-02', author: 'Ann' },
    ],
  })
})

async function ask(path: string, tenant = 'northgate') {
  const { statusCode, headers, body = '' } = await handler(httpEvent({ path, tenant }), lambdaContext())
  return { status: statusCode, type: headers?.['content-type'], body }
}
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(site.url, ''))

test('the index names a file of pages and one of each dealership', async () => {
  const { status, type, body } = await ask('/sitemap.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(locations(body)).toEqual([
    '/sitemaps/pages.xml',
    ...site.dealerships.map((slug) => `/sitemaps/stock-${slug}.xml`),
  ])
})

test('pages of releases are those that declare it, where the site can do what they require', async () => {
  const found = locations((await ask('/sitemaps/pages.xml')).body)
  expect(found).toContain(site.paths.search)
  expect(found).toContain('/finance')
  expect(found).not.toContain('/spin-to-win')
  expect(found).not.toContain('/sign-in')
})

test.each([
  ['the canonical path of the finance page', '/finance-pre-approval', [], ['/finance-pre-approval']],
  ['no finance page that is for signed-in shoppers', '/finance-enquiry', ['finance-page'], []],
] as const)('pages are listed where search engines may list them: %s', async (_what, link, gated, listed) => {
  const slug = link.slice(1)
  const open = gateNames.filter((name) => !gated.some((each) => each === name))
  await writeSite(testSite({ slug, quote: { ...quote, link }, sign_in: { ...sign_in, open } }))
  const found = locations((await ask('/sitemaps/pages.xml', slug)).body)
  expect(found.filter((path) => path.startsWith('/finance'))).toEqual(listed)
})

test('pages are those of the content and of locations, none that is hidden or over, with their pictures', async () => {
  const { body } = await ask('/sitemaps/pages.xml')
  const found = locations(body)
  expect(found).toEqual(expect.arrayContaining(['/about-us', '/blog/first']))
  expect(found.filter((path) => path.startsWith('/locations/')).length).toBeGreaterThan(0)
  expect(found).not.toContain('/secret')
  expect(found).not.toContain('/over')
  expect(body).toContain(`<image:loc>${site.url}/media/tenants/northgate/yard.avif?w=1280</image:loc>`)
})

test('[TN-10] vehicles are those that the site offers, each with a photo, and no other dealer’s', async () => {
  const { body } = await ask('/sitemaps/stock-northgate.xml')
  expect(locations(body)).toEqual(['/cars/shown'])
  expect(body).toContain(`<image:loc>${site.url}/media/demo/a.avif</image:loc>`)
  const { type, body: csv } = await ask('/catalogues/meta-northgate.csv')
  expect(type).toBe('text/csv; charset=utf-8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`${site.url}/cars/shown`)
})

test('[TN-12] no file names a location that the site hides', async () => {
  const files = ['/catalogues/meta-northgate.csv', '/sitemaps/pages.xml', '/llms.txt']
  for (const file of files) expect((await ask(file, 'hiding')).body).not.toMatch(/hidden/i)
  expect((await ask('/catalogues/meta-northgate.csv', 'hiding')).body).toContain('1 High Street')
})

test('robots.txt, llms.txt and the feed are of the tenant', async () => {
  expect((await ask('/robots.txt')).body).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect((await ask('/robots.txt', 'harbourside')).body).toContain('Sitemap: https://harbourside.example/sitemap.xml')
  const { body } = await ask('/llms.txt')
  expect(body).toContain(`[About us](${site.url}/about-us): Who we are`)
  expect(body).not.toContain('/secret')
  expect((await ask('/blog/feed.xml')).body).toContain(`<link>${site.url}/blog/first</link>`)
  expect((await ask('/blog/feed.xml', 'harbourside')).body).not.toContain('<item>')
})

test.each([
  '/sitemaps/stock-harbourside.xml',
  '/sitemaps/stock-northgate.csv',
  '/catalogues/meta-northgate.xml',
  '/catalogues/meta-harbourside.csv',
  '/sitemaps/other.xml',
  '/sitemaps/constructor',
])('[TN-10] %s is no file of the site', async (path) => {
  expect((await ask(path)).status).toBe(404)
})
