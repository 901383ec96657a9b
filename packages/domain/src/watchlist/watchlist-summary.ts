import { inWords } from '../text/numbers.ts'
import { capitalised } from '../text/wording.ts'

/** `gone`: neither available nor sold. */
type Counts = { available: number; sold: number; gone: number; lower: number }

/** What a list of saved cars comes to: `Three available, one sold.` and, where prices fell, a sentence about that. */
export function watchlistSummary({ available, sold, gone, lower }: Counts): { text: string; lower?: string } {
  const parts = [
    available > 0 && `${inWords(available)} available`,
    sold > 0 && `${inWords(sold)} sold`,
    gone > 0 && `${inWords(gone)} no longer available`,
  ]
  const text = `${capitalised(parts.filter((part) => part !== false).join(', '))}.`
  if (lower === 0) return { text }
  const verb = lower === 1 ? 'costs less than when you saved it' : 'cost less than when you saved them'
  return { text, lower: `${capitalised(inWords(lower))} ${verb}.` }
}
