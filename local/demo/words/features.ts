import type { ItemType } from '../facts/model.ts'
import type { Random } from '../random.ts'
import { canHave, equipment, type Fitted } from './equipment.ts'

/** Thousands of dollars from which a kind of vehicle is well equipped, and from which finely. */
const dear: Record<ItemType, { fair: number; fine: number }> = {
  car: { fair: 34, fine: 55 },
  caravan: { fair: 55, fine: 90 },
  motorhome: { fair: 150, fine: 200 },
  motorcycle: { fair: 10, fine: 18 },
  truck: { fair: 75, fine: 95 },
}

/** The share of each tier that a vehicle has. */
const shares = {
  plain: { every: 0.85, better: 0.35, best: 0 },
  fair: { every: 0.9, better: 0.65, best: 0.2 },
  fine: { every: 0.9, better: 0.85, best: 0.55 },
}

/** What a vehicle has, of what one of its body, year and price can have. */
export function makeFeatures(random: Random, fitted: Fitted, priceWhenNew: number): string[] {
  const { model, engine } = fitted
  const { fair, fine } = dear[model.item]
  const share = shares[priceWhenNew > fine * 1000 ? 'fine' : priceWhenNew > fair * 1000 ? 'fair' : 'plain']
  const some = (tier: keyof typeof share): string[] => {
    const all = equipment[model.item][tier].filter((one) => canHave(one, fitted)).map(({ name }) => name)
    return random.some(all, Math.round(all.length * share[tier]))
  }
  return [
    ...some('every'),
    ...some('better'),
    ...some('best'),
    ...(engine?.range ? ['Home charging cable'] : []),
    ...(engine?.drive?.startsWith('4x4') && random.chance(0.5) ? ['Rear differential lock'] : []),
  ]
}
