import { afterAll } from 'vitest'
import { contractTests } from '../testing/contract-tests.ts'
import { differentialTests } from '../testing/differential-tests.ts'
import { testEngines } from './testing/test-engines.ts'

const { create, close } = testEngines()
afterAll(close)

contractTests('OpenSearch', () => create())
const patient = { atOnce: 10, timeoutMs: 900_000 }
differentialTests(() => create(), { questions: 2000, vehicles: 200, seed: 6, ...patient })
// Several shards, so that their partial counts must be merged.
differentialTests(() => create({ shards: 3 }), { questions: 200, vehicles: 200, seed: 7, ...patient })
