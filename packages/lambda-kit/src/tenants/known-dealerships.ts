import { getItem, putItem, queryItems } from '../data/items.ts'

/** Dealerships whose stock may be imported are listed beside the imports, in a partition of their own: no dealership has a # in its slug. */
const partition = '#dealerships'

const keyOf = (dealership: string) => ({ dealership_slug: partition, started_at: dealership })

/**
 * Makes a dealership known. It stays so when its site goes, like its stock: what arrives meanwhile is there when the site
 * comes back.
 */
export async function addDealership(dealership: string): Promise<void> {
  await putItem('imports', keyOf(dealership))
}

/** True when some site shows, or has shown, this dealership's stock. */
export const isDealership = async (dealership: string): Promise<boolean> =>
  (await getItem('imports', keyOf(dealership))) !== undefined

/** All that are known, in the order of the alphabet. */
export async function listDealerships(): Promise<string[]> {
  const known: string[] = []
  for await (const { started_at } of queryItems('imports', partition)) known.push(String(started_at))
  return known
}
