import * as react from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFederationHost } from './federation-host.ts'

beforeEach(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1' })
})

/** An entry whose only module is a shared one, asked for as the bundler's code does. */
const entryThatRequires = (name: string, range: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    const { bundlerRuntime } = globalThis.__FORECOURT_BUNDLER_RUNTIME__()
    const consumed = { 1: { shareKey: '${name}', requiredVersion: '${range}' } }
    const webpackRequire = { m: {}, c: {}, consumesLoadingData: { chunkMapping: { 7: ['1'] }, moduleIdToConsumeDataMapping: consumed } }
    export const init = () => true
    export async function get(expose) {
      bundlerRuntime.consumes({ chunkId: 7, webpackRequire })
      const module = {}
      return () => (webpackRequire.m[1](module), { expose, shared: module.exports })
    }
  `)}`

test('[MF-5] a remote gets the shell’s own instance of a shared module', async () => {
  const loaded = await createFederationHost().load(entryThatRequires('react', '^19.2.0'), './page')
  expect(loaded).toEqual({ expose: './page', shared: react })
})

test.each([
  ['react', '^18.3.0', 'A remote requires react ^18.3.0, and the shell has 19.3.1.'],
  ['lodash', '^4.0.0', 'A remote requires lodash ^4.0.0, and the shell has none.'],
])('[MF-5] one that requires %s %s does not load', async (name, range, message) => {
  await expect(createFederationHost().load(entryThatRequires(name, range), './page')).rejects.toThrow(message)
})

test('what is no container is named', async () => {
  await expect(createFederationHost().load('data:text/javascript,export const a = 1', './page')).rejects.toThrow(
    'is no container.',
  )
})
