import { contractTests } from '../testing/contract-tests.ts'
import { differentialTests } from '../testing/differential-tests.ts'
import { createEmbeddedSearch } from './create-embedded-search.ts'

const create = async () => createEmbeddedSearch()

contractTests('embedded', create)
differentialTests(create, { questions: 4000, vehicles: 300 })
