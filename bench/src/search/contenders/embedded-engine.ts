import { emptySearch, type ListFilter, type SearchState } from '@forecourt/domain/search/search-filters'
import type { StockSearch } from '@forecourt/stock-search/port'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { generatedDealerships, generatedItemTypes, generatedNow } from '../generated-stock.ts'
import { type Contender, eachField, type FacetField, type Question } from './contender.ts'

const filters: Record<FacetField, ListFilter> = {
  make: 'make',
  model: 'model',
  simple_body: 'body',
  simple_drive: 'drive',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
  car_type: 'car_type',
  colour: 'colour',
  item_type: 'item_type',
  dealership_slug: 'dealership_name',
}

export const scope = testScope({
  dealerships: generatedDealerships,
  itemTypes: generatedItemTypes,
  soldWindowSeconds: 365 * 86_400,
  places: generatedDealerships.map((dealership) => ({
    name: dealership,
    dealership,
    city: 'Aspley',
    lat: -27.36,
    long: 153.01,
    isUsual: true,
  })),
})

/** A question as an address would ask it. */
export const stateOf = ({ chosen }: Question): SearchState => ({
  ...emptySearch,
  lists: Object.fromEntries(
    Object.entries(chosen).map(([field, values]) => [filters[field as FacetField], [...values]]),
  ),
})

/** The embedded engine behind its port, as a site asks it: ten facets, and three histograms beside. */
export function embeddedEngine(engine: StockSearch): Contender {
  return {
    name: 'embedded engine',
    async answer(question) {
      const { hits, count, facets } = await engine.search(scope, stateOf(question), generatedNow)
      return {
        ids: hits.map(({ id }) => id),
        count,
        facets: eachField((field) => new Map((facets[filters[field]] ?? []).map(({ value, count }) => [value, count]))),
      }
    },
  }
}
