import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { StockItem } from '@forecourt/stock/table/stock-item'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { readTenant } from '@forecourt/tenants'
import { expect, test, vi } from 'vitest'
import { memoryReads } from '../memory-stock.ts'
import { useEffect } from '../react-effects.ts'
import { missingEntries, unknownEntries } from '../surfaces.ts'
import { testPrices } from './price-matrix.ts'
import { priceTable } from './price-table.ts'

vi.mock('@forecourt/stock/table/stock-table', async (original) => ({ ...(await original<object>()), ...memoryReads }))
vi.mock('react', async (original) => ({ ...(await original<object>()), useEffect }))

test('every surface of a car says how its price is read there, or why not', () => {
  expect(missingEntries('car', priceTable)).toEqual([])
  expect(unknownEntries('car', priceTable)).toEqual([])
})

/** One vehicle of each kind of price, each with a week's price too. */
const prices: Record<string, Partial<Vehicle>> = {
  normal: { price: 30_990, price_type: 'drive_away' },
  reduced: { price: 25_990, before_price: 27_490, price_type: 'excl_govt_charges' },
  offered: {
    ...{ price: 22_990, offer_price: 21_990, price_type: 'drive_away' },
    ...{ state: 'QLD', state_average_market_price: 22_600 },
  },
  'offered-and-reduced': { price: 33_990, offer_price: 32_990, before_price: 35_990 },
  'offered-alone': { offer_price: 18_490 },
  'much-off': { price: 60_000, offer_price: 45_000 },
  dear: { price: 70_000 },
  // Lenders quote neither.
  cheap: { price: 5990 },
  dearest: { price: 245_000, offer_price: 240_000 },
  'low-offer': { price: 19_990, offer_price: 11 },
  placeholder: { price: 11, before_price: 40_990 },
  none: {},
  preorder: { price: 11, preorder: true },
}

const itemsOf = (dealership: string): StockItem[] =>
  Object.entries(prices).map(([id, amounts], index) => {
    const slug = `2023-mazda-cx-5-${id}`
    const images = [{ image: { url: '/media/demo/a.avif' } }]
    const more = { year: 2023, km: 30_000 + index, make: 'Mazda', model: 'CX-5', car_type: 'used' as const, images }
    const weekly = id === 'none' ? {} : { subscription_price: 400 + index }
    const vehicle = testVehicle({ id, slug, dealership_slug: dealership, ...more, ...weekly, ...amounts })
    return { dealership_slug: dealership, id, slug, status: vehicle.status, fingerprint: 'f', version: 1, vehicle }
  })

const northgate = readTenant('northgate')
const sites = [
  { ...northgate, capabilities: { ...northgate.capabilities, viewCounter: true } },
  readTenant('drivewise'),
]
testPrices(sites, async (dealership) => itemsOf(dealership))
