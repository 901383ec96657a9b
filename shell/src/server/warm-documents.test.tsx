import { createHash } from 'node:crypto'
import type { DocumentServices } from '@forecourt/contracts/document'
import type { Site } from '@forecourt/contracts/site/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAssets } from '../testing/test-assets.ts'
import { testSite } from '../testing/test-site.ts'

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  return { ...crypto, createHash: vi.fn(crypto.createHash) }
})

beforeEach(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1', jotai: '3.0.1' })
})
afterEach(() => vi.useRealTimers())

/** A process of the document function, which serves sites and releases as requests say. */
async function newProcess() {
  vi.resetModules()
  const { fakeContainer, fakePage, fakeRegistry, fakeServices, registryOf } = await import('../testing/fake-remote.tsx')
  const { createRender } = await import('./render.tsx')
  const render = createRender(testAssets)
  const page = fakePage({
    load: async ({ request: { params, query } }) =>
      params.slug === 'gone' ? { kind: 'notFound' } : { kind: 'found', data: { title: `${params.slug} ${query}` } },
  })

  function services(site: Site, integrity?: Record<string, string>): DocumentServices {
    const { vehicle } = fakeRegistry.remotes
    const registry = registryOf(vehicle ? { vehicle: { ...vehicle, ...(integrity && { integrity }) } } : {})
    return { ...fakeServices(site, async () => fakeContainer(page)), registry }
  }
  return {
    services,
    async ask(address: string, given: DocumentServices) {
      const [path = '', query = ''] = address.split('?')
      return render({ path, query }, given)
    },
  }
}

const menu = [{ label: 'A Kia', href: '/cars/kia' }]
const sites: Site[] = [
  { ...testSite, menu },
  { ...testSite, slug: 'coast', name: 'Coast', url: 'https://coast.example', menu, phone: '(03) 5550 9999' },
  { ...testSite, brand: { ...testSite.brand, colour: '#a01010', heading_font: 'Archivo' } },
]
const otherRelease = { '/remotes/vehicle/1.2.0/entry.js': 'sha384-other' }
const asked = [
  { address: '/cars/kia' },
  { address: '/cars/ute?from=a-shopper' },
  { address: '/cars/gone' },
  { address: '/cars/kia', integrity: otherRelease },
]

test('[TN-1] a document is the same from a new process as from one that served other sites, shoppers and releases', async () => {
  const warm = await newProcess()
  const requests = asked.flatMap((one) => sites.map((site) => ({ ...one, site })))
  const warmly = async () => {
    const documents = []
    for (const { site, address, integrity } of requests)
      documents.push(await warm.ask(address, warm.services(site, integrity)))
    return documents
  }
  const served = [await warmly(), await warmly()]
  for (const [at, { site, address, integrity }] of requests.entries()) {
    const { ask, services } = await newProcess()
    const cold = await ask(address, services(site, integrity))
    for (const documents of served) expect(documents[at], `${site.name} ${address}`).toEqual(cold)
  }
})

test('the integrity of all scripts is read once for a page of a site, and again with other releases', async () => {
  const { ask, services } = await newProcess()
  const [site = testSite] = sites
  let reads = 0
  const ownKeys = (all: object) => {
    reads++
    return Reflect.ownKeys(all)
  }
  const counted = (hash: string) =>
    new Proxy<Record<string, string>>({ '/remotes/vehicle/1.2.0/entry.js': hash }, { ownKeys })
  const readsOf = async (address: string, given: DocumentServices) => {
    reads = 0
    expect((await ask(address, given)).status).toBe(200)
    return reads
  }
  const given = services(site, counted('sha384-one'))
  expect(await readsOf('/cars/kia', given)).toBeGreaterThan(0)
  expect(await readsOf('/cars/ute?from=a-shopper', given)).toBe(0)
  expect(await readsOf('/cars/kia', services(site, counted('sha384-two')))).toBeGreaterThan(0)
})

test('nothing is hashed for a document that differs from an earlier one in its data alone', async () => {
  const { ask, services } = await newProcess()
  const hashesOf = async (address: string, site: Site) => {
    vi.mocked(createHash).mockClear()
    expect((await ask(address, services(site))).status).toBe(200)
    return vi.mocked(createHash).mock.calls.length
  }
  expect(await hashesOf('/cars/kia', testSite)).toBeGreaterThan(0)
  expect(await hashesOf('/cars/ute?from=a-shopper', testSite)).toBe(0)
  const [, , red = testSite] = sites
  expect(await hashesOf('/cars/kia', red)).toBeGreaterThan(0)
})

test('the settings of a site follow the day, by which they name special hours', async () => {
  const { ask, services } = await newProcess()
  const [location] = testSite.locations
  if (!location) throw new Error('The site has a location.')
  const special_hours = [{ status: 'closed' as const, date: '2026-12-25', reason: 'Christmas Day' }]
  const site = { ...testSite, locations: [{ ...location, hours: {}, special_hours }] }
  const given = services(site)
  const settingsAt = async (time: string) => {
    vi.setSystemTime(new Date(time))
    const { body } = await ask('/cars/kia', given)
    const url = body.match(/as="fetch" href="([^"]*)"/)?.[1] ?? ''
    return (await ask(url, given)).body.includes('2026-12-25')
  }
  expect(await settingsAt('2026-12-26T12:00:00Z')).toBe(true)
  expect(await settingsAt('2026-12-27T00:30:00Z')).toBe(false)
})
