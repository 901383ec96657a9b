import type { FunctionRuns } from '@forecourt/contracts/functions/needs'
import { functions, type TeamFunction } from '@forecourt/functions/needs'
import { expect, test, vi } from 'vitest'
import { testFunction } from '../../testing/test-function.ts'
import { functionNamed, loadFunctions } from './load-functions.ts'
import { pipelineFunctions } from './stock-pipeline.ts'

const needsOf = (runs: FunctionRuns): TeamFunction => testFunction('', runs, async () => {}).needs
const every = { minutes: 1, description: 'Runs' }
const onFailure = vi.fn()
const load = async (name: string) => ({ handler: async () => name })

test.each<[FunctionRuns, boolean]>([
  [{ paths: [] }, true],
  [{ documents: true }, true],
  [{ every }, true],
  [{ streamOf: 'leads' }, true],
  [{ wired: 'pipeline' }, false],
  [{ wired: 'deploy' }, false],
])('a function that declares %j is loaded here: %j', async (runs, isLoaded) => {
  const loaded = await loadFunctions({ needs: { one: needsOf(runs) }, load, onFailure })
  expect(loaded.map(({ name }) => name)).toEqual(isLoaded ? ['one'] : [])
})

test('a function that the platform wires by name is loaded too', async () => {
  const needs = { one: needsOf({ wired: 'pipeline' }) }
  expect(await loadFunctions({ needs, load, onFailure, wired: ['one'] })).toMatchObject([{ name: 'one' }])
})

test.each([
  [{}, 0],
  [{ CANARY_SITE: 'http://harbourside.localhost' }, 1],
])('the canary runs where the environment names a site to visit: %j', async (environment, count) => {
  const needs = { canary: needsOf({ every }) }
  expect(await loadFunctions({ needs, load, onFailure, environment })).toHaveLength(count)
})

test('a function that cannot be loaded fails alone, with a message that names it', async () => {
  onFailure.mockClear()
  const needs = { good: needsOf({ every }), broken: needsOf({ every }), empty: needsOf({ every }) }
  const loading = async (name: string) => {
    if (name === 'broken') throw new SyntaxError('Unexpected token')
    return name === 'good' ? load(name) : {}
  }
  const loaded = await loadFunctions({ needs, load: loading, onFailure })
  expect(onFailure.mock.calls.map(([error]) => error.message)).toEqual([
    'functions/search/broken/index.ts cannot be loaded: Unexpected token',
    'functions/search/empty/index.ts cannot be loaded: it exports no handler',
  ])
  expect(await functionNamed(loaded, 'good').handler({})).toBe('good')
  await expect(functionNamed(loaded, 'broken').handler({})).rejects.toThrow('cannot be loaded: Unexpected token')
})

test('every function that something here runs can be loaded', { tags: 'long' }, async () => {
  onFailure.mockClear()
  const loaded = await loadFunctions({ wired: pipelineFunctions, onFailure })
  expect(onFailure.mock.calls).toEqual([])
  const isOffered = ({ runs }: TeamFunction) => runs.http ?? runs.paths ?? runs.documents ?? runs.streamOf
  const offered = Object.keys(functions).filter((name) => functions[name] && isOffered(functions[name]))
  expect(loaded.map(({ name }) => name)).toEqual(expect.arrayContaining([...offered, ...pipelineFunctions]))
})
