import { readTenants } from '@forecourt/tenants'
import { vi } from 'vitest'
import { demoItems } from '../demo-cars.ts'
import { testStatuses } from './status-matrix.ts'
import { itemsOfEachStatus } from './subjects.ts'

vi.mock('@forecourt/stock/table/stock-table', async (original) => ({
  ...(await original<object>()),
  ...(await import('../memory-stock.ts')).memoryReads,
}))
vi.mock('../../../../functions/finance/quote/customer-table.ts', () => ({
  readCustomer: async () => undefined,
  writeCustomer: async () => {},
}))
vi.mock('@forecourt/lambda-kit/data/cost-limits', async (original) => ({
  ...(await original<object>()),
  requireCost: async () => {},
}))

const now = new Date()
// The demo stock has cars of most statuses only.
testStatuses(readTenants().sites, async (dealership) => [
  ...(await demoItems(dealership, now)),
  ...itemsOfEachStatus(dealership),
])
