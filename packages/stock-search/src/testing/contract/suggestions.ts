import { emptySearch, type SearchState } from '@forecourt/domain/search-fields'
import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import { type AskedEngine, now } from './asked-engine.ts'

/** A filter's values by name, and what words may become. */
export function suggestions(port: AskedEngine): void {
  const { ask, stock } = port

  test("a facet's values can be asked for by name, under everything else that is chosen", async () => {
    await stock({}, { badge: 'GX' }, { make: 'Kia', badge: 'GT' }, { badge: 'Cruiser' })
    const asked = async (text: string, state: Partial<SearchState> = {}) =>
      (await port.search.facetValues(testScope(), { ...emptySearch, ...state }, { filter: 'badge', text }, now)).values
    expect(await asked('g', { lists: { make: ['Toyota'] } })).toEqual([
      { value: 'GX', count: 1 },
      { value: 'GXL', count: 1 },
      { value: 'GT', count: 0 },
    ])
    expect(await asked('', { lists: { badge: ['GX'] } })).toHaveLength(4)
  })

  test('what is typed is completed by what the stock has, under what else is chosen', async () => {
    await stock({}, { model: 'Corolla' }, { make: 'Kia', model: 'Toya' })
    const suggest = async (text: string, chosen: Partial<SearchState> = {}) =>
      (await port.search.suggest(testScope(), { ...emptySearch, ...chosen }, text, now)).suggestions
    const suggestions = await suggest('toy')
    expect(suggestions.map(({ label, count }) => [label, count])).toEqual([
      ['Toyota', 2],
      ['Kia Toya', 1],
      ['Toyota Corolla', 1],
      ['Toyota RAV4', 1],
    ])
    const [first] = suggestions
    expect(first && (await ask(first.state)).count).toBe(2)
    expect(await suggest(' ')).toEqual([])
    const chosen = { lists: { model: ['Corolla'] }, query: 'left out' }
    expect((await suggest('toy', chosen)).map(({ label, count }) => [label, count])).toEqual([
      ['Toyota', 1],
      ['Toyota Corolla', 1],
    ])
  })

  test('[SR-20] where no value begins as it is typed, models are suggested that the words would find', async () => {
    await stock({}, { model: 'Corolla' }, { model: 'Corolla', year: 2019 }, { make: 'Kia', model: 'Rio' })
    const { suggestions } = await port.search.suggest(testScope(), emptySearch, 'corola 2019', now)
    expect(suggestions.map(({ label, count }) => [label, count])).toEqual([['Toyota Corolla', 2]])
    expect(await port.search.suggest(testScope(), emptySearch, 'spaceship', now)).toEqual({ suggestions: [] })
  })
}
