import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { functions } from '@forecourt/functions/needs'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { cachedFunctionBundles } from './bundle-functions.ts'

let folder: string
beforeAll(() => {
  folder = cachedFunctionBundles()
})

test('every function that declares its needs is bundled, and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(functions).sort())
})

test("[GA-7] media makes a picture from its bundle, with this machine's binaries in place of Lambda's", async () => {
  const media = mkdtempSync(join(tmpdir(), 'media-'))
  onTestFinished(() => rmSync(media, { recursive: true }))
  cpSync(join(folder, 'media'), media, { recursive: true })
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

const maxBytes = 1_500_000
/** fontkit has a Brotli decoder of its own, and the writer of PDFs the standard fonts' metrics. */
const larger: Record<string, number> = { 'share-picture': 1_900_000, 'vehicle-pdf': 1_600_000 }

test.each(Object.keys(functions))('%s loads by itself, with a handler, and is small', async (name) => {
  const file = join(folder, name, 'index.mjs')
  const { handler }: { handler: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  expect(handler).toBeTypeOf('function')
  // The raw SDK client is most of it; a function that is several times this has taken in what it should not.
  expect(statSync(file).size).toBeLessThan(larger[name] ?? maxBytes)
})

test('the same sources are bundled once', () => {
  const made = statSync(folder).ctimeMs
  expect(cachedFunctionBundles()).toBe(folder)
  expect(statSync(folder).ctimeMs).toBe(made)
})
