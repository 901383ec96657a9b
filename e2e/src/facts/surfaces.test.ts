import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredIds, missingEntries, silentIds, surfacesOf, unknownEntries } from './surfaces.ts'

test('surfaces are read from what declares them', () => {
  const known = [
    'endpoint GET /api/search',
    'page /cars/:slug',
    'part price-gauge',
    'dialog enquiry',
    'file /og/{page+}',
  ]
  const more = ['block stock', 'event vehicle-viewed', 'form enquiry', 'job price-alerts', 'target adf']
  expect(surfacesOf('car')).toEqual(expect.arrayContaining([...known, ...more, 'command leads show']))
  expect(surfacesOf('car')).not.toContain('endpoint GET /api/registry')
  expect(surfacesOf('consent')).toEqual(
    expect.arrayContaining([
      'endpoint POST /api/leads',
      'endpoint GET /api/privacy',
      'endpoint POST /api/youx/create-customer',
      'endpoint POST /api/watchlist/price-alerts',
      'job price-alerts',
      'form finance-enquiry',
      'target email',
    ]),
  )
})

test.each(['car', 'consent'] as const)('every silent surface of a %s is declared, and named once', (subject) => {
  const ids = silentIds(subject)
  expect(ids.filter((id) => !declaredIds.includes(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a table is asked for every surface, and for no other', () => {
  const [first = '', ...others] = surfacesOf('consent')
  const table = Object.fromEntries([...others, 'page /nowhere'].map((id) => [id, '']))
  expect(missingEntries('consent', table)).toEqual([first])
  expect(unknownEntries('consent', table)).toEqual(['page /nowhere'])
})

/** A name as those of our stores are, in a text of the sources. */
const storeName = /['"`](forecourt[.-][\w.-]+)['"`]/g
const inBrowsers = ['shell/src', 'mfe-*/src', 'packages/{ui,shell-api,remote-kit,domain,contracts}/src']

test('whatever a browser keeps has its key from the list of stores', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync(
    inBrowsers.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
  const sources = files.filter((file) => !/[.]test[.]|stored-keys[.]ts$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const named = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(storeName)].map(([, name]) => `${file}: ${name}`),
  )
  expect(named).toEqual([])
  expect(surfacesOf('car')).toContain('store forecourt-quote')
})
