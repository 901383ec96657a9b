import type { SearchState } from '@forecourt/domain/search/search-filters'
import type { Pricing } from './pricing.ts'

/** The site's pricing, the current year, and whether the site sells what one sleeps in. */
export type PhraseContext = { pricing: Pricing; thisYear: number; hasBerths: boolean }

/** What a phrase says: filters, an order, or something that is ignored because no filter has it. */
export type Said = Partial<Pick<SearchState, 'ranges' | 'lists' | 'flags' | 'sortBy'>> & { isIgnored?: true }

/** Words of a search that say something, and where they begin. */
export type Phrase = { at: number; text: string; said: Said }

/** Finds phrases of one kind. Each reads the same words: what another finds changes nothing for it. */
export type Recogniser = (words: string, context: PhraseContext) => Phrase[]

type Matched = readonly (string | undefined)[]
/** A pattern of a phrase, and what it says; undefined where it means something else. */
export type Rule = readonly [pattern: RegExp, read: (matched: Matched) => Said | undefined]

/** The phrases that rules find: the first rule first, and no word twice. */
export function phrasesOf(words: string, rules: readonly Rule[]): Phrase[] {
  const phrases: Phrase[] = []
  let left = words
  for (const [pattern, read] of rules)
    left = left.replace(pattern, (text: string, ...rest: unknown[]) => {
      // A pattern has no named groups: behind its groups are where it begins and the whole text.
      const said = read([text, ...(rest.slice(0, -2) as Matched)])
      if (!said) return text
      phrases.push({ at: Number(rest.at(-2)), text, said })
      return ' '.repeat(text.length)
    })
  return phrases
}

const share = (a: Phrase, b: Phrase): boolean => a.at < b.at + b.text.length && b.at < a.at + a.text.length

/** How much a phrase reads from its number on: a unit behind it says more than words before it. */
function reachOf({ text }: Phrase): number {
  const number = text.search(/[$\d]/)
  return text.length - Math.max(0, number)
}

/**
 * The phrases of all recognisers. Of those that share words the longest counts, from the number on: `under 2,000 kg` is a mass, and
 * `under 2,000` no price. What is left of the others is read again. Those of one recogniser are in its order.
 */
export function recognise(
  words: string,
  recognisers: readonly Recogniser[],
  context: PhraseContext,
): { phrases: Phrase[]; left: string } {
  const found = recognisers.flatMap((find) => find(words, context))
  const kept: Phrase[] = []
  for (const phrase of found.toSorted((a, b) => reachOf(b) - reachOf(a)))
    if (!kept.some((longer) => share(longer, phrase))) kept.push(phrase)
  const phrases = found.filter((phrase) => kept.includes(phrase))
  const left = phrases.reduce(
    (rest, { at, text }) => rest.slice(0, at) + ' '.repeat(text.length) + rest.slice(at + text.length),
    words,
  )
  if (phrases.length === found.length) return { phrases, left }
  const others = recognise(left, recognisers, context)
  return { phrases: [...phrases, ...others.phrases], left: others.left }
}
