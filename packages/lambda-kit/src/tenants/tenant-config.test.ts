import { testSite } from '@forecourt/contracts/testing/test-site'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putItem } from '../data/items.ts'
import { startLocalTables } from '../testing/local-tables.ts'
import { isDealership, listDealerships } from './known-dealerships.ts'
import { listSites } from './known-sites.ts'
import { readSite, removeSite, writeSite } from './tenant-config.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const site = testSite()
const store = (stored: object) => putItem('config', { tenant: 'northgate', site: stored })

test('a stored site is read without what this deploy does not know, however deep it stands', async () => {
  const [location] = site.locations
  await store({
    ...site,
    chat: { bot: 'x' },
    brand: { ...site.brand, shade: 'dark' },
    locations: [{ ...location, address: { ...location?.address, country: 'AU' }, parking: true }],
    menu: [{ label: 'Cars', href: '/cars', icon: 'car' }],
  })
  expect(await readSite('northgate')).toEqual({ ...site, menu: [{ label: 'Cars', href: '/cars' }] })
})

test('a choice that this deploy does not know costs that choice, and is logged once however often the site is read', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await store({
    ...site,
    template: 'loud',
    brand: { ...site.brand, heading_font: 'Papyrus', density: 'cosy' },
    buttons: ['swap', ...site.buttons],
    pricing: 'auction',
  })
  for (const _ of ['once', 'again'])
    expect(await readSite('northgate')).toEqual({
      ...site,
      template: 'quiet',
      brand: { ...site.brand, heading_font: 'Hanken Grotesk', density: 'airy' },
      pricing: 'purchase',
    })
  expect(log).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('site.buttons.0'))
  vi.restoreAllMocks()
})

test('a stored site of an older deploy gets the defaults of what has come since', async () => {
  const { minimum_age_days: _, ...older } = site
  await store(older)
  expect(await readSite('northgate')).toEqual(site)
})

test('a stored site whose known fields are wrong is no site, with unknown ones or without', async () => {
  await store({ ...site, phone: 'nonsense', chat: true })
  await expect(readSite('northgate')).rejects.toThrow('phone')
})

test('a site with a name that is not ours, or a wrong field, is not written', async () => {
  await store(site)
  const more: typeof site = Object.assign(testSite({ name: 'Other' }), { chat: true })
  await expect(writeSite(more)).rejects.toThrow('chat')
  await expect(writeSite(testSite({ name: 'Other', phone: 'nonsense' }))).rejects.toThrow('phone')
  expect((await readSite('northgate'))?.name).toBe(site.name)
  expect(await listDealerships()).toEqual([])
  expect(await listSites()).toEqual([])
})

test('a written site and its dealerships are known; when it goes, its dealerships stay so', async () => {
  await writeSite(testSite({ dealerships: ['northgate', 'aspley'] }))
  expect(await listSites()).toEqual([{ slug: 'northgate', dealerships: ['northgate', 'aspley'] }])
  await removeSite('northgate')
  expect(await listSites()).toEqual([])
  expect(await readSite('northgate')).toBeUndefined()
  expect(await listDealerships()).toEqual(['aspley', 'northgate'])
  expect(await isDealership('aspley')).toBe(true)
  expect(await isDealership('asply')).toBe(false)
})
