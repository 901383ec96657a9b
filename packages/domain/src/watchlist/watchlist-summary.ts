const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** `three`, `12`. */
export const inWords = (count: number): string => small[count] ?? String(count)
/** `Three`. */
export const sentenceStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `gone`: neither available nor sold. */
type Counts = { available: number; sold: number; gone: number; lower: number }

/** What a list of saved cars comes to: `Three available, one sold.` and, where prices fell, a sentence about that. */
export function watchlistSummary({ available, sold, gone, lower }: Counts): { text: string; lower?: string } {
  const parts = [
    available > 0 && `${inWords(available)} available`,
    sold > 0 && `${inWords(sold)} sold`,
    gone > 0 && `${inWords(gone)} no longer available`,
  ]
  const text = `${sentenceStart(parts.filter((part) => part !== false).join(', '))}.`
  if (lower === 0) return { text }
  const verb = lower === 1 ? 'costs less than when you saved it' : 'cost less than when you saved them'
  return { text, lower: `${sentenceStart(inWords(lower))} ${verb}.` }
}
