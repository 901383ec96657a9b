import { boundWords } from './bounds.ts'
import { phrasesOf, type Recogniser } from './recognise.ts'

/** Up to words for an amount: `not toyota under 30k` has a price. */
const word = String.raw`(?!(?:${[...boundWords, 'but', 'with'].join('|')})(?![\w-]))`

/** What shoppers ask for and no filter has: what they do not want, a make with its models or one thing, and a safety rating. */
const unfiltered: readonly string[] = [
  String.raw`(?:not|except|excluding)[ -](?:an? )?${word}\p{L}[\w'-]*(?: ${word}[\w'-]+)*`,
  String.raw`(?:non|no|without)[ -](?:an? )?${word}\p{L}[\w'-]*`,
  '(?:ancap )?(?:[1-5]|one|two|three|four|five)[ -]?stars?(?: (?:ancap|safety|rating|rated))*',
]
const compiled = unfiltered.map((words) => new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'giu'))

const phrasesIn = (words: string) =>
  phrasesOf(
    words,
    compiled.map((pattern) => [pattern, () => ({ isIgnored: true })]),
  )

/** SR-20: phrases that are left out, and named. Read as words, `not toyota` would find Toyotas alone, and `5 stars` nothing. */
export const unfilteredPhrases: Recogniser = (words) => phrasesIn(words)

/** Whether an ignored term is such a phrase, not a word that no vehicle has. */
export const isUnfiltered = (term: string): boolean => phrasesIn(term).some(({ text }) => text === term)
