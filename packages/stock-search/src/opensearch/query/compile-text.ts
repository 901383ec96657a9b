import { groupAlternatives } from '../../text/terms/alternatives.ts'
import { dropOptionalTerms, parseTerms, tokenize } from '../../text/terms/parse-terms.ts'
import type { QueryTerm } from '../../text/terms/query-term.ts'
import { singularize } from '../../text/terms/singularize.ts'
import type { MatchMode } from '../../text/terms/word-match.ts'
import { type Clause, none } from './clause.ts'
import type { StockVocabulary } from './stock-vocabulary.ts'
import { disMax, termClause } from './text-clause.ts'

/** The compiled words of a search: their query, and the ignored words. */
export type TextQuery = { clause: Clause; ignoredTerms: ReadonlySet<string> }

/** What only the index knows about words. */
export type TermLookup = {
  /** Which of these are the whole stock number of a listed vehicle. */
  stockNumbers(candidates: readonly string[]): Promise<ReadonlySet<string>>
  /** By position, whether a listed vehicle matches the clause. */
  found(clauses: readonly Clause[]): Promise<boolean[]>
}

const matchModes: readonly MatchMode[] = ['exact', 'prefix', 'fuzzy']

/** SR-20: compiles the words for the stock's vocabulary; undefined without words. */
export async function compileText(
  query: string,
  words: StockVocabulary,
  ask: TermLookup,
): Promise<TextQuery | undefined> {
  const typed = tokenize(query)
  if (typed.length === 0) return undefined
  const candidates = unknownWords([typed, singularize(typed, words)], words)
  const numbers = candidates.length > 0 ? await ask.stockNumbers(candidates) : new Set<string>()
  const has = (word: string) => words.has(word) || numbers.has(word)
  const terms = parseTerms(typed, {
    has,
    fieldsOf: (word) => words.fieldsOf(word),
    isOwnWord: (word) => words.isOwnWord(word),
    hasPrefix: (word) => words.hasPrefix(word),
  })
  const reached = await matchTerms(terms, words, ask)
  const kept = await keptTerms(reached, ask)
  const ignoredTerms = reached.filter((own) => !kept.includes(own))
  return { clause: allOf(kept), ignoredTerms: new Set(ignoredTerms.flatMap(({ term }) => term.optionalTerm ?? [])) }
}

const allOf = (terms: readonly Reached[]): Clause => ({ bool: { must: groupAlternatives(terms).map(anyOf) } })
const anyOf = (sides: readonly (readonly Reached[])[]): Clause => bestOf(sides.map(sideOf))
/** Documents that match all of a side, with its best score. */
function sideOf(side: readonly Reached[]): Clause {
  const clauses = side.map(({ clause }) => clause)
  return clauses.length > 1 ? { bool: { filter: clauses, must: [bestOf(clauses)] } } : bestOf(clauses)
}
function bestOf([first, ...others]: readonly Clause[]): Clause {
  return first && others.length > 0 ? disMax([first, ...others]) : (first ?? none)
}

/** The terms without ignored words. Missing information is requested at once; usually none is needed. */
async function keptTerms(reached: readonly Reached[], ask: TermLookup): Promise<readonly Reached[]> {
  const wanted: (readonly Reached[])[] = []
  const unasked = dropOptionalTerms(reached, (terms) => {
    wanted.push(terms)
    return false
  })
  const [all, sure] = wanted
  if (!all || !sure || all.length === sure.length) return unasked
  const found = await ask.found(wanted.map(allOf))
  return dropOptionalTerms(reached, (terms) => found[wanted.findIndex((own) => own.length === terms.length)] ?? false)
}

/**
 * The words to look up that the stock's values do not have: single words, joined neighbours, and both parts of a split
 * word.
 */
function unknownWords(readings: readonly (readonly string[])[], words: StockVocabulary): string[] {
  const typed = [...new Set(readings.flat())]
  const joined = readings.flatMap((own) =>
    own.flatMap((_, at) => [2, 3].map((length) => own.slice(at, at + length).join(''))),
  )
  const parts = typed
    .filter((word) => !words.has(word))
    .flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_, cut) => [word.slice(0, cut + 1), word.slice(cut + 1)]),
    )
  return [...new Set([...typed, ...joined, ...parts.flat()])].filter((word) => !words.has(word))
}

/** A term, and its clause at the loosest necessary match mode; no clause if nothing matches. */
type Reached = { term: QueryTerm; isFound: boolean; clause: Clause }

/**
 * The match mode that each term needs to find a listed vehicle. Asks the index only if the stock's values do not
 * decide.
 */
async function matchTerms(terms: readonly QueryTerm[], words: StockVocabulary, ask: TermLookup): Promise<Reached[]> {
  const tries = terms.flatMap((term) =>
    matchModes
      .slice(matchModes.indexOf(term.mode))
      .map((mode) => ({ term, mode, isFound: isKnownToMatch(words, term, mode) })),
  )
  const first = (term: QueryTerm) => tries.find((own) => own.term === term && own.isFound)
  // Modes beyond one that certainly matches need no lookup.
  const open = tries.filter(({ term, mode }) => {
    const sure = first(term)
    return !sure || matchModes.indexOf(mode) < matchModes.indexOf(sure.mode)
  })
  const answers = open.length > 0 ? await ask.found(open.map(({ term, mode }) => termClause(words, term, mode))) : []
  for (const [index, own] of open.entries()) own.isFound = answers[index] ?? false
  return terms.map((term) => {
    const found = first(term)
    return { term, isFound: found !== undefined, clause: found ? termClause(words, term, found.mode) : none }
  })
}

const isKnownToMatch = (words: StockVocabulary, { readings }: QueryTerm, mode: MatchMode): boolean =>
  readings.some(([word, ...others]) => word !== undefined && others.length === 0 && words.matches(word, mode).size > 0)
