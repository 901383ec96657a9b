import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import { type EngineHarness, now } from './engine-harness.ts'

/** A filter's values by name, and completions. */
export function suggestions(port: EngineHarness): void {
  const { ask, stock } = port

  test('a facet’s values can be requested by name, under all other filters', async () => {
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

  test('typed words are completed from the stock, under all other filters', async () => {
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

  test('[SR-20] if no value has the typed prefix, models are suggested that the words would find', async () => {
    await stock({}, { model: 'Corolla' }, { model: 'Corolla', year: 2019 }, { make: 'Kia', model: 'Rio' })
    const { suggestions } = await port.search.suggest(testScope(), emptySearch, 'corola 2019', now)
    expect(suggestions.map(({ label, count }) => [label, count])).toEqual([['Toyota Corolla', 1]])
    expect(await port.search.suggest(testScope(), emptySearch, 'spaceship', now)).toEqual({ suggestions: [] })
  })

  test('[SR-20] a suggestion keeps the typed price, year and colour, and finds as many as its count', async () => {
    await stock(
      { price: 19_000, year: 2018, colour: 'White' },
      { price: 35_000, year: 2019, colour: 'White', simple_body: 'Ute' },
      { price: 29_000, year: 2019, model: 'Corolla', colour: 'Red' },
      { make: 'Kia', model: 'T', badge: 'U', price: 40_000, colour: 'White' },
    )
    const suggested = async (text: string) => {
      const { suggestions } = await port.search.suggest(testScope(), emptySearch, text, now)
      for (const { state, count } of suggestions) expect((await ask(state)).count, text).toBe(count)
      return suggestions.map(({ state }) => formatSearch(state))
    }
    expect(await suggested('under 30k')).toEqual([
      'make_model=Toyota+Corolla&price=:30000',
      'make_model=Toyota+RAV4&price=:30000',
    ])
    expect(await suggested('toyota under 20k')).toEqual([
      'make=Toyota&price=:20000',
      'make_model=Toyota+RAV4&price=:20000',
    ])
    expect(await suggested('white ut')).toEqual(['query=white+ut&make_model=Toyota+RAV4'])
    expect(await suggested('2019')).toEqual(['query=2019&make_model=Toyota+RAV4', 'make_model=Toyota+Corolla'])
    expect(await suggested('corola')).toEqual(['make_model=Toyota+Corolla'])
    expect(await suggested('?!')).toEqual([])
  })
}
