import { differentialTests } from '../testing/differential-tests.ts'
import { createEmbeddedSearch } from './create-embedded-search.ts'

differentialTests(async () => createEmbeddedSearch(), { questions: 20_000, vehicles: 200, seed: 6 })
