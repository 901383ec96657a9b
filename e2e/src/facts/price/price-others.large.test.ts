import { readTenants } from '@forecourt/tenants'
import { vi } from 'vitest'
import { demoItems } from '../demo-cars.ts'
import { memoryReads } from '../memory-stock.ts'
import { useEffect } from '../react-effects.ts'
import { testPrices } from './price-matrix.ts'

vi.mock('@forecourt/stock/table/stock-table', async (original) => ({ ...(await original<object>()), ...memoryReads }))
vi.mock('react', async (original) => ({ ...(await original<object>()), useEffect }))

const now = new Date()
/** The sites that price.large.test.ts leaves out. */
const sites = readTenants().sites.filter((_, index) => index % 2 === 1)
testPrices(sites, (dealership) => demoItems(dealership, now))
