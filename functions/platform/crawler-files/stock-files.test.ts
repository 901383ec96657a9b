import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test, vi } from 'vitest'
import { filePart } from './file-part.ts'
import { handler } from './index.ts'

vi.mock('@forecourt/domain/crawlers/sitemap', async (original) => ({
  ...(await original<object>()),
  maxSitemapEntries: 2,
}))

const site = testSite()
const [dealership = ''] = site.dealerships
withLocalTables()
beforeAll(async () => {
  await writeSite(site)
  const photo = { images: [{ image: { url: '/media/demo/a.avif' } }] }
  for (const id of ['1', '2', '3', '4', '5']) {
    await storeVehicle(testVehicle({ id, slug: `car-${id}`, dealership_slug: dealership, ...photo }))
  }
})

const ask = (path: string) => handler(httpEvent({ path, tenant: site.slug }), lambdaContext())
const paths = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

test('stock that fills a sitemap continues in the next one, and the index names each', async () => {
  const stock = paths((await ask('/sitemap.xml')).body).filter((path) => path.includes(`stock-${dealership}`))
  expect(stock).toEqual(['', '.2', '.3'].map((part) => `/sitemaps/stock-${dealership}${part}.xml`))
  const files = await Promise.all(stock.map(async (path) => paths((await ask(path)).body)))
  expect(files.map((file) => file.length)).toEqual([2, 2, 1])
  expect(new Set(files.flat()).size).toBe(5)
  for (const number of [0, 1, 4, '02', 100])
    expect((await ask(`/sitemaps/stock-${dealership}.${number}.xml`)).statusCode).toBe(404)
})

test('a catalogue has one file here, and no second', async () => {
  expect((await ask(`/catalogues/meta-${dealership}.csv`)).body?.trimEnd().split('\r\n')).toHaveLength(6)
  expect((await ask(`/catalogues/meta-${dealership}.2.csv`)).statusCode).toBe(404)
})

async function* words() {
  yield* ['aaa', 'bb', 'c', 'dddddd', 'e']
}
test.each([
  [1, ['aaa', 'bb'], true],
  [2, ['c'], true],
  [3, ['dddddd'], true],
  [4, ['e'], false],
  [5, [], false],
])('file %i of five words of 5 letters each at most has %j', async (number, part, hasNext) => {
  const found = await filePart(number, { items: words(), sizeOf: ({ length }) => length, max: 5 })
  expect(found).toEqual({ part, hasNext })
})
