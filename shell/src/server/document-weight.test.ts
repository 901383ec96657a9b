import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Registry } from '@forecourt/contracts/releases/release'
import { beforeAll, expect, test, vi } from 'vitest'
import { laterImportMap } from '../app/remotes/later-import-map.ts'
import { fakeContainer, fakePage, fakeRegistry, fakeServices, registryOf } from '../testing/fake-remote.tsx'
import { testAssets } from '../testing/test-assets.ts'
import { testSite } from '../testing/test-site.ts'
import { createRender } from './render.tsx'
import { sourceHash } from './security-headers.ts'

beforeAll(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1', jotai: '3.0.1' })
})

const compressedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const digest = (text: string, size: number) => createHash('sha384').update(text).digest('base64').slice(0, size)

/** A remote as large as ours: each page and each part has a chunk and a sheet of its own. */
function remote(name: string, pages: number): Registry['remotes'][string] {
  const base = `/remotes/${name}/1.4.${pages}/`
  const words = ['service', 'booking', 'history', 'insurance', 'warranty', 'subscription', 'auction']
  const exposes = Array.from({ length: pages }, (_, index) => `./${words[index % words.length]}-${index}`)
  const file = (expose: string, kind: string) => `${base}${expose.slice(2)}.${digest(name + expose, 8)}.${kind}`
  return {
    name,
    version: `1.4.${pages}`,
    title: `The pages of ${name}`,
    entry: `${base}entry.js`,
    requires: { react: '^19.3.1', jotai: '^3.0.1', '@forecourt/shell-api': '^2.2.0' },
    pages: exposes.map((expose) => ({ path: `/${name}/${expose.slice(2)}/:id`, expose, prefetch: [] })),
    parts: exposes.map((expose) => ({ name: `${expose.slice(2)}-card`, expose })),
    preload: Object.fromEntries(exposes.map((one) => [one, { js: [file(one, 'js')], css: [file(one, 'css')] }])),
    integrity: Object.fromEntries(
      [`${base}entry.js`, ...exposes.flatMap((one) => [file(one, 'js'), file(one, 'css')])].map((address) => [
        address,
        `sha384-${digest(address, 64)}`,
      ]),
    ),
  }
}

async function documentWith(others: readonly Registry['remotes'][string][]) {
  const services = fakeServices(testSite, async () => fakeContainer(fakePage()))
  const remotes = { ...fakeRegistry.remotes, ...Object.fromEntries(others.map((other) => [other.name, other])) }
  const registry = registryOf(remotes)
  const document = await createRender(testAssets)({ path: '/cars/kia', query: '' }, { ...services, registry })
  return { ...document, remotes }
}

const names = ['service', 'parts', 'auction', 'subscribe', 'fleet', 'insure', 'rent', 'charge', 'detail', 'tyres']

test('a remote, page or part that a document does not use adds at most 60 bytes to it', { tags: 'long' }, async () => {
  const pages = 20
  const [alone, among] = [await documentWith([]), await documentWith(names.map((name) => remote(name, pages)))]
  const added = compressedBytes(among.body) - compressedBytes(alone.body)
  expect(added).toBeLessThanOrEqual(60)
})

test('the policy names the import maps of the scripts that come later, with the integrity of each', async () => {
  const { body, headers, remotes } = await documentWith(names.map((name) => remote(name, 2)))
  const first = JSON.parse(body.match(/<script type="importmap">(.*?)<\/script>/)?.[1] ?? '').integrity
  const later = [laterImportMap({ shell: testAssets }, first), laterImportMap(remotes, first)]
  for (const map of later) expect(headers['content-security-policy']).toContain(sourceHash(map))
  const scripts = Object.values(remotes).flatMap(({ integrity }) => Object.entries(integrity))
  expect({ ...testAssets.integrity, ...Object.fromEntries(scripts.filter(([url]) => url.endsWith('.js'))) }).toEqual(
    Object.assign({}, first, ...later.map((map) => JSON.parse(map).integrity)),
  )
})
