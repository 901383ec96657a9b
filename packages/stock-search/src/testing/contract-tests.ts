import { describe } from 'vitest'
import type { StockSearch } from '../port.ts'
import { changes } from './contract/changes.ts'
import { derivedQueries } from './contract/derived-queries.ts'
import { createEngineHarness } from './contract/engine-harness.ts'
import { facets } from './contract/facets.ts'
import { filters } from './contract/filters.ts'
import { listing } from './contract/listing.ts'
import { pages } from './contract/pages.ts'
import { suggestions } from './contract/suggestions.ts'
import { values } from './contract/values.ts'
import { words } from './contract/words.ts'

const subjects = { listing, filters, values, facets, pages, words, suggestions, derivedQueries, changes }

/** The contract of every engine behind the port. `create` makes an empty one. */
export function contractTests(engine: string, create: () => Promise<StockSearch>): void {
  describe(`the search port, implemented by the ${engine} engine`, () => {
    const port = createEngineHarness(create)
    for (const [subject, tests] of Object.entries(subjects)) describe(subject, () => tests(port))
  })
}
