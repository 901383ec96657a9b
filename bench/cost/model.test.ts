import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { costTable, sizesOfGuide, smallDomain } from './cost-table.ts'
import { breakEvenDealers, busiest, costsOf, type Load, requestsOf, totalOf, typicalLoad } from './model.ts'
import { checked, hoursOfMonth, pricePaths, prices } from './prices.ts'

const domain = smallDomain

test('a thousand dealers cost less than a hundred times ten', () => {
  const ten = totalOf(costsOf(typicalLoad(10, domain)))
  expect(totalOf(costsOf(typicalLoad(1000, domain)))).toBeLessThan(100 * ten)
})

test('a site without visits and feeds costs its fixed parts: domain, network, firewall, tenant, storage', () => {
  const asleep = { ...typicalLoad(1000, domain), pageViewsEach: 0, feedsADay: 0 }
  const paid = Object.entries(costsOf(asleep)).filter(([, cost]) => cost > 20)
  expect(paid.map(([part]) => part)).toEqual(['edge: tenants', 'pictures', 'index', 'index: network'])
})

test('tenants of the distribution are free up to ten, then a flat fee to two hundred, then ten cents each', () => {
  const fee = (tenants: number) => costsOf(typicalLoad(tenants, { kind: 'embedded' }))['edge: tenants']
  expect([10, 11, 200, 201, 10_000].map(fee)).toEqual([0, 20, 20, 20.1, 1000])
})

test('twice the shoppers are at most twice the cost of everything that they cause', () => {
  const load = typicalLoad(100, { kind: 'embedded' })
  const once = costsOf(load)
  const twice = costsOf({ ...load, pageViewsEach: load.pageViewsEach * 2 })
  for (const [part, cost] of Object.entries(twice)) expect(cost, part).toBeLessThanOrEqual(2 * (once[part] ?? 0) + 1e-9)
})

test('every price that was checked is one of the table', () => {
  const paths = pricePaths()
  expect(Object.keys(checked).filter((path) => !paths.includes(path))).toEqual([])
})

test('a domain of four nodes has three managers beside them, which one of two has not', () => {
  const index = (nodes: number) => costsOf(typicalLoad(1000, { ...domain, nodes })).index ?? 0
  const managers = 3 * prices.opensearch.hour['m7g.large.search'] * hoursOfMonth
  expect(index(4) - 2 * index(2)).toBeCloseTo(managers)
})

test('where each process has its own index, a dealer without visits still costs a read and a file every five minutes', () => {
  const asleep = { ...typicalLoad(1, { kind: 'embedded' }), pageViewsEach: 0, feedsADay: 0 }
  const { tables = 0, snapshots } = costsOf(asleep)
  const reads = 8640 * 200 * (6 / 4)
  const kept = ((200 * 6) / 1_000_000) * (prices.dynamodb.gbMonth + prices.dynamodb.backupGbMonth)
  expect(tables - kept).toBeCloseTo((reads / 1_000_000) * prices.dynamodb.millionReads)
  // Two days of old ones, 150 kB each.
  expect(snapshots).toBeCloseTo(8.64 * prices.s3.thousandPuts + 577 * 0.00015 * prices.s3.gbMonth)
})

test('an index for all costs more for few dealers and less for many', () => {
  const dealers = breakEvenDealers(domain)
  const dearer = (tenants: number) =>
    totalOf(costsOf(typicalLoad(tenants, domain))) - totalOf(costsOf(typicalLoad(tenants, { kind: 'embedded' })))
  expect([dearer(dealers - 1) > 0, dearer(dealers) > 0]).toEqual([true, false])
})

test('what a dealer asks for in the busiest moment is the same however many there are', () => {
  expect(busiest(typicalLoad(10, domain))).toEqual(busiest(typicalLoad(10_000, domain)))
})

test('the guide names the largest costs, and the cost of a site without visits', () => {
  const guide = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8').replaceAll('\n', ' ')
  const costs = costsOf(typicalLoad(1000, domain))
  const share = (part: string) => `${Math.round(((costs[part] ?? 0) / totalOf(costs)) * 100)}%`
  expect(guide).toContain(`${share('edge: data')} are bytes to shoppers`)
  expect(guide).toContain(`${share('edge: requests')} are requests for files`)
  const cents = (load: Load, ...parts: string[]) => {
    const asleep = costsOf({ ...load, pageViewsEach: 0, feedsADay: 0 })
    const sum = parts.reduce((dollars, part) => dollars + (asleep[part] ?? 0), 0)
    return `${Math.round((sum / load.tenants) * 100)} cents`
  }
  const many = typicalLoad(1000, domain)
  expect(guide).toContain(`${cents(many, 'edge: tenants', 'pictures')} a dealer`)
  expect(guide).toContain(`the domain and its network, ${cents(many, 'index', 'index: network')} of a thousand's`)
  const few = typicalLoad(10, { kind: 'embedded' })
  expect(guide).toContain(`${cents(few, 'tables', 'snapshots', 'API and functions')} for its snapshots`)
})

test('the guide says what the model computes', () => {
  const guide = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8')
  const rows = guide.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  for (const row of costTable(sizesOfGuide)) expect(rows).toContainEqual(row)
  expect(guide).toContain(`from ${breakEvenDealers(domain)} on a domain`)
  const load = typicalLoad(10_000, domain)
  const { answered, all } = requestsOf(1200, load)
  const [most, maxOfAll] = [answered, all].map((requests) => requests.toLocaleString('en-AU'))
  expect(guide).toContain(
    `${most} requests in five minutes that are no files, and at ${maxOfAll} with them: 1,200 page views`,
  )
  const { requestsASecond, functions } = busiest(load)
  expect(guide).toContain(
    `${requestsASecond.toFixed(3)} requests a second and ${functions.toFixed(4)} functions a dealer`,
  )
})
