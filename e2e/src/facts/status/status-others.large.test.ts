import { readTenants } from '@forecourt/tenants'
import { vi } from 'vitest'
import { demoItems } from '../demo-cars.ts'
import { memoryReads } from '../memory-stock.ts'
import { testStatuses } from './status-matrix.ts'
import { itemsOfEachStatus } from './subjects.ts'

vi.mock('@forecourt/stock/table/stock-table', async (original) => ({ ...(await original<object>()), ...memoryReads }))

const now = new Date()
/** Of the sites that status.large.test.ts leaves out. */
const sites = readTenants().sites.filter((_, index) => index % 3 === 1)
// The demo stock has cars of most statuses only.
const stockOf = async (dealership: string) => [...(await demoItems(dealership, now)), ...itemsOfEachStatus(dealership)]
testStatuses(sites, stockOf, { isPart: true })
