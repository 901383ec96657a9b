// Run with a snapshot's file: says how many milliseconds it takes to load it and to answer a first search.
import { readFileSync } from 'node:fs'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { scope } from './contenders/embedded-engine.ts'
import { generatedNow } from './generated-stock.ts'

const since = performance.now()
const engine = createEmbeddedSearch(new Uint8Array(readFileSync(process.argv[2] ?? '')))
await engine.search(scope, emptySearch, generatedNow)
process.stdout.write(String(performance.now() - since))
