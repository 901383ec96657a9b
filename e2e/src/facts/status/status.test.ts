import { readTenant } from '@forecourt/tenants'
import { expect, test, vi } from 'vitest'
import { memoryReads } from '../memory-stock.ts'
import { missingEntries, unknownEntries } from '../surfaces.ts'
import { testStatuses } from './status-matrix.ts'
import { statusTable } from './status-table.ts'
import { itemsOfEachStatus } from './subjects.ts'

vi.mock('@forecourt/stock/table/stock-table', async (original) => ({ ...(await original<object>()), ...memoryReads }))

test('every surface of a car says how it answers for a status, or why not', () => {
  expect(missingEntries('car', statusTable)).toEqual([])
  expect(unknownEntries('car', statusTable)).toEqual([])
})

testStatuses([readTenant('northgate'), readTenant('meridian')], async (dealership) => itemsOfEachStatus(dealership))
