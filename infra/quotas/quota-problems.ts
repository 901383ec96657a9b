import { numberText } from '@forecourt/domain/text/numbers'
import type { Usage } from './limits.ts'
import { type Limit, limits, maxShare } from './limits.ts'

/** `10,240 characters`, `4 KB`, `500`: an amount of a limit. */
export function amountText(amount: number, { unit }: Pick<Limit, 'unit'>): string {
  if (unit !== 'bytes') return `${numberText(amount)}${unit ? ` ${unit}` : ''}`
  const [size, name] = amount < 1024 * 1024 ? [1024, 'KB'] : [1024 * 1024, 'MB']
  return `${numberText(amount / size, 1)} ${name}`
}

/** How much of a limit is used, in per cent. */
export const percentOf = ({ limit, used }: Pick<Usage, 'limit' | 'used'>): number => (used / limits[limit].limit) * 100

/** Each use of a limit of AWS above 70%, with what to do, a sentence each. */
export const quotaProblems = (usages: readonly Usage[]): string[] =>
  usages
    .filter((usage) => percentOf(usage) > maxShare * 100)
    .map((usage) => {
      const row: Limit = limits[usage.limit]
      const share = `${amountText(usage.used, row)} of ${amountText(row.limit, row)}, ${percentOf(usage).toFixed(1)}%`
      return `${usage.of} comes near a limit of AWS, ${row.what}: ${share}, and we stop at ${maxShare * 100}%. ${row.todo} ${row.source}`
    })
