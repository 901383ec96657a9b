import { facetValues, search, similarVehicles, suggest } from '@forecourt/contracts/endpoints/search'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { placesOf } from '@forecourt/domain/stock/stock-scope'
import { siteAnswer } from '@forecourt/stock/site-queries/site-answer'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { type FakeAnswer, fake } from './fake-api.ts'
import { localityAnswers } from './locality-answers.ts'

/** What the functions answer for a site whose stock is these vehicles: the embedded engine with the site's own scope. */
export async function stockAnswers(site: Site, vehicles: readonly Partial<Vehicle>[]): Promise<FakeAnswer[]> {
  const [dealership = ''] = site.dealerships
  const engine = createEmbeddedSearch()
  await engine.apply(
    vehicles.map((fields, index) => ({
      kind: 'put',
      vehicle: testVehicle({ id: `${index + 1}`, dealership_slug: dealership, ...fields }),
      version: 1,
    })),
  )
  const scope = testScope({
    dealerships: site.dealerships,
    carTypes: site.car_types,
    itemTypes: site.item_types,
    pricing: site.pricing,
    collapsesSold: site.collapse_sold,
    minimumAgeSeconds: site.minimum_age_days * 86_400,
    paging: { pageSize: site.page_size, isCumulative: site.paging === 'more' },
    places: placesOf(site.locations),
  })
  return [
    fake(search, async ({ query }) => {
      const { state } = parseSearch(query)
      return siteAnswer(site, state, await engine.search(scope, state))
    }),
    fake(facetValues, ({ params, query }) =>
      engine.facetValues(scope, parseSearch(query).state, { filter: params.filter as ListFilter, text: '' }),
    ),
    fake(suggest, async ({ query }) => {
      const text = new URLSearchParams(query).get('text') ?? ''
      const { suggestions } = await engine.suggest(scope, parseSearch(query).state, text)
      return {
        suggestions: suggestions.map(({ label, filter, state, count }) => ({
          label,
          kind: filter,
          query: formatSearch(state),
          count,
        })),
      }
    }),
    ...localityAnswers,
    fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  ]
}
