import type { StockItem } from '@forecourt/stock/table/stock-item'

/** By dealership. */
const items = new Map<string, StockItem[]>()

export const fillStock = (dealership: string, stock: readonly StockItem[]): void =>
  void items.set(dealership, [...stock])

/** Does something while every vehicle is another. */
export async function withStock<T>(
  change: (vehicle: StockItem['vehicle']) => StockItem['vehicle'],
  act: () => Promise<T>,
): Promise<T> {
  const before = new Map(items)
  for (const [dealership, stock] of before)
    items.set(
      dealership,
      stock.map((item) => ({ ...item, vehicle: change(item.vehicle) })),
    )
  try {
    return await act()
  } finally {
    for (const [dealership, stock] of before) items.set(dealership, stock)
  }
}

const of = (dealerships: readonly string[]): StockItem[] => dealerships.flatMap((slug) => items.get(slug) ?? [])

/**
 * What reads the stock table, on items in memory: thousands of vehicles are read in all ways in seconds. `vi.mock` puts it in the
 * place of `@forecourt/stock/table/stock-table`.
 */
export const memoryReads = {
  getVehicle: async (dealership: string, id: string) => of([dealership]).find((item) => item.id === id),
  findBySlug: async (slug: string, dealerships: readonly string[]) =>
    of(dealerships).filter((item) => item.slug === slug),
  findById: async (id: string, dealerships: readonly string[]) => of(dealerships).filter((item) => item.id === id),
  findByIds: async (ids: readonly string[], dealerships: readonly string[]) =>
    of(dealerships).filter((item) => ids.includes(item.id)),
  async *readDealership(dealership: string) {
    yield of([dealership])
  },
}
