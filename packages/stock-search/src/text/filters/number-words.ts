const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const values: ReadonlyMap<string, number> = new Map([
  ...ones.split(' ').map((word, index) => [word, index + 1] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
])

/** The words of a number, from `one` on. */
export const numberWords: readonly string[] = [...values.keys()]

/** A number in digits, or in words up to `ninety nine hundred`. */
export const parseNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : numberOf(text))

const word = numberWords.join('|')
/** Only counts of thousands and millions: `seven seater` is read elsewhere, and `Mazda three` is a name. */
const thousands = new RegExp(
  String.raw`(?<![\w-]|\bof )((?:a hundred|${word})(?:[ -](?:and )?(?:hundred|${word}))*)[ -](k|grand|thousand|million)(?![\w-])`,
  'gi',
)

/** Forms of a million. First match wins. */
const millions: readonly (readonly [said: RegExp, digits: string])[] = [
  [/(?<![\w-])half a million(?![\w-])/gi, '500 thousand'],
  // `Three quarters of a million` is not supported.
  [/(?<![\w-]|\bof )a million(?![\w-])/gi, '1 million'],
]

/** SR-20: converts thousands and millions in words to digits: `thirty thousand` is `30 thousand`. */
export const wordsToDigits = (query: string): string =>
  millions.reduce(
    (words, [said, digits]) => words.replace(said, digits),
    query.replace(thousands, (_, words: string, unit: string) => `${numberOf(words)} ${unit}`),
  )

const numberOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, own) => (own === 'hundred' ? (sum || 1) * 100 : sum + (values.get(own) ?? 0)), 0)
