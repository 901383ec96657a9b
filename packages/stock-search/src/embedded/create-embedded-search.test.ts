import { contractTests } from '../testing/contract-tests.ts'
import { differentialTests } from '../testing/differential-tests.ts'
import { createEmbeddedSearch } from './create-embedded-search.ts'

const create = async () => createEmbeddedSearch()

contractTests('embedded', create)
// The full run is in create-embedded-search.large.test.ts.
differentialTests(create, { questions: 600, vehicles: 120 })
