import type { ItemType } from '../facts/model.ts'
import type { Random } from '../random.ts'

type Series = readonly [pattern: string, from: number]

/** How a state's plates look, the newest first, and about the year since when: `A` is any letter, `0` any digit, others are literal. */
const series: Record<string, readonly Series[]> = {
  NSW: [
    ['AAA00A', 2013],
    ['AA00AA', 2004],
  ],
  QLD: [
    ['000AA0', 2020],
    ['000AAA', 1977],
  ],
  VIC: [
    ['1AA0AA', 2014],
    ['AAA000', 1953],
  ],
  SA: [['S000AAA', 2008]],
  WA: [['1AAA000', 1997]],
}

const others: Partial<Record<ItemType, readonly Series[]>> = {
  motorcycle: [['S00AAA', 0]],
  caravan: [['T000AAA', 0]],
}

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ']

/** The plate that a state gave a vehicle of that year, which keeps it; motorcycles and caravans have their own. */
export function makePlate(random: Random, state: string, { item, year }: { item: ItemType; year: number }): string {
  const [pattern] = (others[item] ?? series[state] ?? []).find(([, from]) => from <= year) ?? ['AAA000']
  return pattern.replaceAll(/[A0]/g, (one) => (one === 'A' ? random.pick(letters) : String(random.between(0, 9))))
}
