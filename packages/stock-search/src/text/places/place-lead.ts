/** Words that only lead to a place. */
const prepositions: ReadonlySet<string> = new Set(['around', 'at', 'from', 'in', 'near'])
/** Words before any place of the country, whatever the stock has of its name. `around 2019` is a year. */
const distanceWords: ReadonlySet<string> = new Set(['around', 'near'])

/** `within 50 km of`, `in 20km from`. */
const radius =
  /^(?:(?:within|in|inside|under|up to|max|maximum) )?(\d{1,4}) ?(?:kms?|klms?|kilomet(?:re|er)s?|clicks)(?: (?:radius|drive))? (?:of|from|around|to)$/
const maxRadiusWords = 6

/** The words before a place that lead to it: where they begin, and what they say. */
export type PlaceLead = {
  begin: number
  /** Whether there are any. */
  isSaid: boolean
  /** Whether what is close to it is asked for. */
  isNear: boolean
  /** Within how many kilometres. */
  radiusKm?: number
}

/** What leads to the place whose words begin at `at`: `near`, `in the`, `within 50 km of`. */
export function leadTo(words: readonly string[], at: number): PlaceLead {
  // `in the gold coast`.
  const first = words[at - 1] === 'the' ? at - 1 : at
  for (let begin = Math.max(0, first - maxRadiusWords); begin < first; begin++) {
    const [, km] = radius.exec(words.slice(begin, first).join(' ')) ?? []
    if (km !== undefined) return { begin, isSaid: true, isNear: true, radiusKm: Number(km) }
  }
  const before = words[first - 1] ?? ''
  const isSaid = prepositions.has(before)
  return { begin: isSaid ? first - 1 : first, isSaid, isNear: distanceWords.has(before) }
}
