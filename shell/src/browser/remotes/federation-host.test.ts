import react from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFederationHost } from './federation-host.ts'

beforeEach(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1' })
})

/** An entry as the bundler writes it, of one chunk that imports one shared module. */
const entryThatRequires = (name: string, range: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    const consumed = { 1: { shareKey: '${name}', requiredVersion: '${range}' } }
    const bundler = {
      m: {},
      c: {},
      f: {},
      consumesLoadingData: { chunkMapping: { 7: ['1'] }, moduleIdToConsumeDataMapping: consumed },
      initializeExposesData: { moduleMap: { './page': loadPage } },
    }
    async function loadPage() {
      bundler.f.consumes(7)
      const module = {}
      return () => (bundler.m[1](module), { shared: module.exports })
    }
    globalThis.__FORECOURT_BUNDLER_RUNTIME__(bundler)
    export const init = (scope) => bundler.initContainer(scope)
    export const get = (expose) => bundler.getContainer(expose)
  `)}`

test('[MF-5] a remote gets the shell’s own instance of a shared module', async () => {
  const loaded = await createFederationHost().load(entryThatRequires('react', '>=19.2.0 <20.0.0-0'), './page')
  expect(loaded).toEqual({ shared: react })
})

test.each([
  ['react', '>=18.3.0 <19.0.0-0', 'A remote requires react >=18.3.0 <19.0.0-0, and the shell has 19.3.1.'],
  ['lodash', '>=4.0.0', 'A remote requires lodash >=4.0.0, and the shell has none.'],
])('[MF-5] one that requires %s %s does not load', async (name, range, message) => {
  await expect(createFederationHost().load(entryThatRequires(name, range), './page')).rejects.toThrow(message)
})

test('what a remote does not expose is named', async () => {
  const loading = createFederationHost().load(entryThatRequires('react', '>=19.2.0 <20.0.0-0'), './part')
  await expect(loading).rejects.toThrow('The remote exposes no ./part.')
})

test('what is no container is named', async () => {
  await expect(createFederationHost().load('data:text/javascript,export const a = 1', './page')).rejects.toThrow(
    'is no container.',
  )
})
