import { readTenant } from '@forecourt/tenants'
import { expect, test } from 'vitest'
import { missingEntries, unknownEntries } from '../surfaces.ts'
import { testStatuses } from './status-matrix.ts'
import { statusTable } from './status-table.ts'
import { itemsOfEachStatus } from './subjects.ts'

test('every surface of a car says how it answers for a status, or why not', () => {
  expect(missingEntries('car', statusTable)).toEqual([])
  expect(unknownEntries('car', statusTable)).toEqual([])
})

testStatuses([readTenant('northgate'), readTenant('meridian')], async (dealership) => itemsOfEachStatus(dealership))
