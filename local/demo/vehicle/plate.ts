import type { ItemType } from '../facts/model.ts'
import type { Random } from '../random.ts'

/** How a state's plates look, the newest first: `A` is any letter, `0` any digit, others stand for themselves. */
const patterns: Record<string, readonly (readonly [pattern: string, share: number])[]> = {
  NSW: [
    ['AAA00A', 7],
    ['AA00AA', 3],
  ],
  QLD: [
    ['000AA0', 7],
    ['000AAA', 3],
  ],
  VIC: [['1AA0AA', 1]],
  SA: [['S000AAA', 1]],
  WA: [['1AAA000', 1]],
}

const others: Partial<Record<ItemType, readonly (readonly [pattern: string, share: number])[]>> = {
  motorcycle: [['S00AAA', 1]],
  caravan: [['T000AAA', 1]],
}

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ']

/** A plate as the state gives them; motorcycles and caravans have their own. */
export function makePlate(random: Random, state: string, item: ItemType): string {
  const pattern = random.weighted(others[item] ?? patterns[state] ?? [['AAA000', 1]])
  return pattern.replaceAll(/[A0]/g, (one) => (one === 'A' ? random.pick(letters) : String(random.between(0, 9))))
}
