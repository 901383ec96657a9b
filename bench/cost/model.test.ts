import { expect, test } from 'vitest'
import { costsOf, totalOf, usualLoad } from './model.ts'
import { checked, pricePaths } from './prices.ts'

const domain = { kind: 'domain', instance: 'r7g.large.search', nodes: 2, diskGb: 50 } as const

test('a thousand dealers cost less than a hundred times ten', () => {
  const ten = totalOf(costsOf(usualLoad(10, domain)))
  expect(totalOf(costsOf(usualLoad(1000, domain)))).toBeLessThan(100 * ten)
})

test('a site that nobody visits and no feed reaches costs what stands there: domain, network, firewall, tenant, storage', () => {
  const asleep = { ...usualLoad(1000, domain), pageViewsEach: 0, feedsADay: 0 }
  const paid = Object.entries(costsOf(asleep)).filter(([, cost]) => cost > 20)
  expect(paid.map(([part]) => part)).toEqual(['edge: tenants', 'pictures', 'index', 'index: network'])
})

test('tenants of the distribution are free up to ten, then a flat fee to two hundred, then ten cents each', () => {
  const fee = (tenants: number) => costsOf(usualLoad(tenants, { kind: 'embedded' }))['edge: tenants']
  expect([10, 11, 200, 201, 10_000].map(fee)).toEqual([0, 20, 20, 20.1, 1000])
})

test('twice the shoppers are at most twice the cost of everything that they cause', () => {
  const load = usualLoad(100, { kind: 'embedded' })
  const once = costsOf(load)
  const twice = costsOf({ ...load, pageViewsEach: load.pageViewsEach * 2 })
  for (const [part, cost] of Object.entries(twice)) expect(cost, part).toBeLessThanOrEqual(2 * (once[part] ?? 0) + 1e-9)
})

test('every price that was checked is one of the table', () => {
  const paths = pricePaths()
  expect(Object.keys(checked).filter((path) => !paths.includes(path))).toEqual([])
})
