import { siteSchema } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test, vi } from 'vitest'
import { getItem, putItem } from '../data/items.ts'
import { expectLogs } from '../testing/expect-logs.ts'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { isDealership, listDealerships } from './known-dealerships.ts'
import { listSites } from './known-sites.ts'
import { readSite, removeSite, writeSite } from './tenant-config.ts'

withLocalTables()

/** With every default, as it is read. */
const site = siteSchema.parse(testSite())
const store = (stored: object) => putItem('config', { tenant: 'northgate', site: stored })

test('a stored site is read without the fields that this platform does not know, at any depth', async () => {
  expectLogs(/has fields or values that this platform does not know/)
  const [location] = site.locations
  await store({
    ...site,
    jukebox: { song: 'x' },
    brand: { ...site.brand, shade: 'dark' },
    locations: [{ ...location, address: { ...location?.address, country: 'AU' }, parking: true }],
    menu: [{ label: 'Cars', href: '/cars', icon: 'car' }],
  })
  expect(await readSite('northgate')).toEqual({ ...site, menu: [{ label: 'Cars', href: '/cars' }] })
})

test('a choice that this platform does not know becomes the default, and is logged once however often the site is read', async () => {
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

test('a site that an older platform stored gets the defaults of newer fields', async () => {
  const { minimum_age_days: _, ...older } = site
  await store(older)
  expect(await readSite('northgate')).toEqual(site)
})

test('a stored site with a wrong field is refused, with unknown fields or without', async () => {
  await store({ ...site, phone: 'nonsense', chat: true })
  await expect(readSite('northgate')).rejects.toThrow('phone')
})

test('a site with an unknown or a wrong field is not written', async () => {
  await store(site)
  const more: typeof site = Object.assign(testSite({ name: 'Other' }), { chat: true })
  await expect(writeSite(more)).rejects.toThrow('chat')
  await expect(writeSite(testSite({ name: 'Other', phone: 'nonsense' }))).rejects.toThrow('phone')
  expect((await readSite('northgate'))?.name).toBe(site.name)
  expect(await listDealerships()).toEqual([])
  expect(await listSites()).toEqual([])
})

test('a site that this very schema took when it was stored is read without it; of another it is parsed again', async () => {
  expectLogs(/does not know: site.jukebox/)
  vi.stubGlobal('bundledSiteFormat', 'this')
  await writeSite(site)
  expect(await readSite('northgate')).toEqual(site)
  const stored = { tenant: 'northgate', site: { ...site, jukebox: true } }
  await putItem('config', { ...stored, format: 'this' })
  expect(await readSite('northgate')).toHaveProperty('jukebox')
  await putItem('config', { ...stored, format: 'another' })
  expect(await readSite('northgate')).toEqual(site)
  await putItem('config', stored)
  expect(await readSite('northgate')).toEqual(site)
  vi.unstubAllGlobals()
})

test('a process without a name of its schema parses every site, and gives none that it writes', async () => {
  await writeSite(site)
  expect(await getItem('config', { tenant: 'northgate' })).not.toHaveProperty('format')
})

test('a written site and its dealerships are known; when it is removed, its dealerships stay known', async () => {
  await writeSite(testSite({ dealerships: ['northgate', 'aspley'] }))
  expect(await listSites()).toEqual([{ slug: 'northgate', dealerships: ['northgate', 'aspley'] }])
  await removeSite('northgate')
  expect(await listSites()).toEqual([])
  expect(await readSite('northgate')).toBeUndefined()
  expect(await listDealerships()).toEqual(['aspley', 'northgate'])
  expect(await isDealership('aspley')).toBe(true)
  expect(await isDealership('asply')).toBe(false)
})
