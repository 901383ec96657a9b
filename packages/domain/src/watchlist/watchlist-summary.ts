import { joinWords } from '../text/wording.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** `three`, `12`. */
export const inWords = (count: number): string => small[count] ?? String(count)
/** `Three`. */
export const sentenceStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Counts = { available: number; gone: number; lower: number }

/** What a list of saved cars comes to: `Three available, one sold.` and, where prices fell, a sentence about that. */
export function watchlistSummary({ available, gone, lower }: Counts): { text: string; lower?: string } {
  const parts = [available > 0 && `${inWords(available)} available`, gone > 0 && `${inWords(gone)} sold`]
  const text = `${sentenceStart(joinWords(parts.filter((part) => part !== false)).replace(' and ', ', '))}.`
  if (lower === 0) return { text }
  const verb = lower === 1 ? 'costs less than when you saved it' : 'cost less than when you saved them'
  return { text, lower: `${sentenceStart(inWords(lower))} ${verb}.` }
}
