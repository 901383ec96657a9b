import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleFunctions } from './bundle-functions.ts'
import { functions } from './functions.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  bundleFunctions(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('every function of the table is bundled, and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(functions).sort())
})

test.each(Object.keys(functions))('%s loads by itself, with a handler, and is small', async (name) => {
  const file = join(folder, name, 'index.mjs')
  const { handler }: { handler: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  expect(handler).toBeTypeOf('function')
  // The raw SDK client is most of it; a function that is several times this has taken in what it should not.
  expect(statSync(file).size).toBeLessThan(1_500_000)
})
