import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { suggestLocalities } from '@forecourt/contracts/endpoints/localities'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { functions } from '@forecourt/functions/needs'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { snapshotFormat } from '@forecourt/stock-search/embedded/snapshot/snapshot-format'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { cachedFunctionBundles, siteSchemaDigest } from './bundle-functions.ts'

let folder: string
beforeAll(() => {
  folder = cachedFunctionBundles()
})

test('every function that declares its needs is bundled, and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(functions).sort())
})

/** For a test that adds or takes a file. Below `node_modules`, the runner leaves loading to Node. */
function copyOf(name: string): string {
  const outer = mkdtempSync(join(tmpdir(), `${name}-`))
  onTestFinished(() => rmSync(outer, { recursive: true }))
  const copy = join(outer, 'node_modules', name)
  cpSync(join(folder, name), copy, { recursive: true })
  return copy
}

test("[GA-7] media makes a picture from its bundle, with this machine's binaries in place of Lambda's", async () => {
  const media = copyOf('media')
  mkdirSync(join(media, 'node_modules'))
  symlinkSync(
    fileURLToPath(new URL('../../node_modules/@img', import.meta.url)),
    join(media, 'node_modules/@img'),
    'junction',
  )
  cpSync(fileURLToPath(new URL('../../tools/demo-stock/photos/suv/red', import.meta.url)), join(media, 'pictures'), {
    recursive: true,
  })
  vi.stubEnv('MEDIA_DIR', media)
  vi.stubEnv('ORIGIN_SECRET', 'the secret')
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(join(media, 'index.mjs')).href)
  const { statusCode, body } = await handler(
    {
      rawPath: '/media/side.avif/360.webp',
      headers: { 'x-origin-verify': 'the secret' },
      requestContext: { requestId: '1' },
    },
    {},
  )
  vi.unstubAllEnvs()
  expect({ statusCode, kind: Buffer.from(body, 'base64').toString('latin1', 8, 12) }).toEqual({
    statusCode: 200,
    kind: 'WEBP',
  })
})

test('a search knows the format of its snapshots from its bundle, and loads nothing that works it out', () => {
  const files = readdirSync(join(folder, 'search')).filter((name) => name.endsWith('.mjs'))
  const filesWith = (text: string) =>
    files.filter((name) => readFileSync(join(folder, 'search', name), 'utf8').includes(text))
  expect(filesWith(JSON.stringify(snapshotFormat()))).toEqual(['index.mjs'])
  expect(filesWith('snapshotFormatOf')).toEqual([])
})

test('functions know the schema of sites by its name, and have it in a file that only another name reads', () => {
  for (const name of ['session', 'document']) {
    const texts = filesAtStart(join(folder, name)).map((file) => readFileSync(file, 'utf8'))
    expect(texts.some((text) => text.includes(JSON.stringify(siteSchemaDigest())))).toBe(true)
    expect(texts.some((text) => text.includes('messaging_token'))).toBe(false)
  }
})

const hasTable = (name: string) => existsSync(join(folder, name, 'localities.txt'))

test('functions that look suburbs up have the table beside them, and read it on the first question', async () => {
  expect(Object.keys(functions).filter(hasTable)).toEqual(
    expect.arrayContaining(['delivery', 'document', 'leads', 'locations', 'quote', 'search']),
  )
  expect(['media', 'session'].filter(hasTable)).toEqual([])
  const tables = await startLocalTables()
  onTestFinished(() => tables.close())
  await writeSite(testSite())
  const copy = copyOf('locations')
  const table = join(copy, 'localities.txt')
  renameSync(table, `${table}.later`)
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(join(copy, 'index.mjs')).href)
  renameSync(`${table}.later`, table)
  const { path } = suggestLocalities
  const event = httpEvent({ path, route: path, query: 'text=kununurra', tenant: 'northgate' })
  const { statusCode, body } = await handler(event, lambdaContext())
  const kununurra = { name: 'Kununurra', state: 'WA', postcode: '6743' }
  expect([statusCode, JSON.parse(body)]).toEqual([200, { localities: [kununurra], meant: kununurra }])
})

/** The files that a function reads before its first request: its entry and what that imports. */
function filesAtStart(bundle: string): string[] {
  const files = new Set([join(bundle, 'index.mjs')])
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
      files.add(join(bundle, path))
  return [...files]
}

const maxBytes = 550_000
/** Parsers of feeds; fontkit has a Brotli decoder of its own, and the writer of PDFs the standard fonts' metrics. */
const larger: Record<string, number> = {
  'stock-import': 1_000_000,
  'share-picture': 1_900_000,
  'vehicle-pdf': 1_600_000,
}

test.each(Object.keys(functions))('%s loads by itself, with a handler, and is small', async (name) => {
  const file = join(folder, name, 'index.mjs')
  const { handler }: { handler: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  expect(handler).toBeTypeOf('function')
  const bytes = filesAtStart(join(folder, name)).reduce((sum, each) => sum + statSync(each).size, 0)
  // A function that has more than this at its start has taken in what it should not.
  expect(bytes).toBeLessThan(larger[name] ?? maxBytes)
})

test('the same sources are bundled once', () => {
  const made = statSync(folder).ctimeMs
  expect(cachedFunctionBundles()).toBe(folder)
  expect(statSync(folder).ctimeMs).toBe(made)
})
