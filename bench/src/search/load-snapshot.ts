// Run with a snapshot's file: says how many milliseconds it takes to load it and to answer a first search.
import { readFileSync } from 'node:fs'
import { emptySearch } from '@forecourt/domain/search-fields'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { madeNow } from './made-stock.ts'
import { scope } from './our-engine.ts'

const since = performance.now()
const engine = createEmbeddedSearch(new Uint8Array(readFileSync(process.argv[2] ?? '')))
await engine.search(scope, emptySearch, madeNow)
process.stdout.write(String(performance.now() - since))
