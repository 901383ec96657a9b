import type { Batch, Dealership } from './dealers/dealership.ts'
import { type Random, seededRandom, seedOf, shuffled } from './random.ts'
import { makeSpecial } from './special/make-special.ts'
import { chooseModel } from './vehicle/choose-model.ts'
import { dayOf } from './vehicle/dates.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'
import { financeOf } from './vehicle/lenders.ts'
import { makeVehicle } from './vehicle/make-vehicle.ts'

export type StockOptions = {
  /** The same seed and UTC day make the same stock, whatever the hour. */
  seed?: number
  today: Date
  /** How many vehicles; what the dealership has without it. */
  count?: number
}

const defaultSeed = 20_261_121

/** How many vehicles a dealership has. */
export const lotSize = ({ batches }: Dealership): number => batches.reduce((sum, { count }) => sum + count, 0)

/**
 * A dealership's stock, one after another. More than it has are other lots of the same mix, made one at a time, so that memory
 * stays flat whatever the number.
 */
export function* makeStock(dealership: Dealership, options: StockOptions): Generator<DemoVehicle> {
  const { count = lotSize(dealership) } = options
  let made = 0
  for (let lot = 0; made < count; lot++)
    for (const vehicle of makeLot(dealership, lot, options)) {
      if (made++ === count) return
      yield vehicle
    }
}

function makeLot(dealership: Dealership, lot: number, { seed = defaultSeed, today: now }: StockOptions): DemoVehicle[] {
  const today = dayOf(now)
  const ofLot = (what: string | number): Random => seededRandom(seedOf(seed, dealership.slug, lot, what))
  const first = lot * lotSize(dealership)
  const vehicles = mixed(ofLot('order'), dealership.batches).map((batch, index) => {
    const random = ofLot(index)
    const chosen = chooseModel(random, batch, today)
    return makeVehicle(chosen, { random, dealership, batch, today, number: first + index })
  })
  return makeSpecial(ofLot('special'), vehicles, { today, dealership }).map((vehicle) => ({
    ...vehicle,
    ...financeOf(vehicle, dealership.voice, today),
  }))
}

/** A batch for each place on the lot, in no order that one could see. */
function mixed(random: Random, batches: readonly Batch[]): Batch[] {
  const inTurn = batches.flatMap((batch) => Array.from({ length: batch.count }, () => batch))
  return shuffled(random, inTurn)
}
