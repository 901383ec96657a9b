import type { Dealership } from './dealers/dealership.ts'
import { seededRandom } from './random.ts'
import { chooseModel } from './vehicle/choose-model.ts'

const dayMs = 86_400_000

/** Whether every batch of a dealership has something to choose from: before a day, what it sells had not been made. */
function hasStock({ batches }: Dealership, day: Date): boolean {
  try {
    for (const batch of batches) chooseModel(seededRandom(1), batch, day)
    return true
  } catch {
    return false
  }
}

/** The first day from which on all of them have stock, as they have `now`. */
export function firstStockDay(dealerships: readonly Dealership[], now: Date): Date {
  let [without, stocked] = [0, Math.floor(now.getTime() / dayMs)]
  while (stocked - without > 1) {
    const middle = Math.floor((without + stocked) / 2)
    if (dealerships.every((one) => hasStock(one, new Date(middle * dayMs)))) stocked = middle
    else without = middle
  }
  return new Date(stocked * dayMs)
}
