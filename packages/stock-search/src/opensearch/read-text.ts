import { choicesOf } from '../text/choices.ts'
import { readWords, typedWords, type Unit, withoutSpare } from '../text/read-words.ts'
import { inSingular } from '../text/singular.ts'
import type { Reach } from '../text/word-match.ts'
import { type Clause, none } from './clause.ts'
import type { StockWords } from './stock-words.ts'
import { best, unitClause } from './text-clause.ts'

/** What the words of a search come to: its query, and those that mean nothing here and are left out. */
export type TextQuery = { clause: Clause; leftOut: ReadonlySet<string> }

/** What only the index knows of words. */
export type AskIndex = {
  /** Which of these are the whole stock number of some listed vehicle. */
  stockNumbers(candidates: readonly string[]): Promise<ReadonlySet<string>>
  /** By place, whether some listed vehicle passes it. */
  found(clauses: readonly Clause[]): Promise<boolean[]>
}

const reaches: readonly Reach[] = ['exact', 'start', 'near']

/** SR-20: reads the words as the stock lets them be read; undefined when none were typed. */
export async function readText(query: string, words: StockWords, ask: AskIndex): Promise<TextQuery | undefined> {
  const typed = typedWords(query)
  if (typed.length === 0) return undefined
  const candidates = unknownWords([typed, inSingular(typed, words)], words)
  const numbers = candidates.length > 0 ? await ask.stockNumbers(candidates) : new Set<string>()
  const has = (word: string) => words.has(word) || numbers.has(word)
  const units = readWords(typed, {
    has,
    fieldsOf: (word) => words.fieldsOf(word),
    isOwn: (word) => words.isOwn(word),
    begins: (word) => words.begins(word),
  })
  const reached = await reachesOf(units, words, ask)
  const kept = await keptOf(reached, ask)
  const leftOut = reached.filter((own) => !kept.includes(own))
  return { clause: allOf(kept), leftOut: new Set(leftOut.flatMap(({ unit }) => unit.spare ?? [])) }
}

const allOf = (units: readonly Reached[]): Clause => ({ bool: { must: choicesOf(units).map(anyOf) } })
const anyOf = (sides: readonly (readonly Reached[])[]): Clause => bestOf(sides.map(sideOf))
/** Whatever passes all of a side, worth the best of it. */
function sideOf(side: readonly Reached[]): Clause {
  const clauses = side.map(({ clause }) => clause)
  return clauses.length > 1 ? { bool: { filter: clauses, must: [bestOf(clauses)] } } : bestOf(clauses)
}
function bestOf([first, ...others]: readonly Clause[]): Clause {
  return first && others.length > 0 ? best([first, ...others]) : (first ?? none)
}

/** The units without words that say nothing here. What has to be known for that is asked at once, and mostly nothing has. */
async function keptOf(reached: readonly Reached[], ask: AskIndex): Promise<readonly Reached[]> {
  const wanted: (readonly Reached[])[] = []
  const unasked = withoutSpare(reached, (units) => {
    wanted.push(units)
    return false
  })
  const [all, sure] = wanted
  if (!all || !sure || all.length === sure.length) return unasked
  const found = await ask.found(wanted.map(allOf))
  return withoutSpare(reached, (units) => found[wanted.findIndex((own) => own.length === units.length)] ?? false)
}

/** All that the reading may ask about and the stock's values do not have: words, neighbours joined, and both parts of one. */
function unknownWords(readings: readonly (readonly string[])[], words: StockWords): string[] {
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

/** A unit, and what passes it as far as it has to reach; nothing does where it finds nothing. */
type Reached = { unit: Unit; isFound: boolean; clause: Clause }

/** How far each unit has to reach to find a listed vehicle. The index is asked only where the stock's values do not say. */
async function reachesOf(units: readonly Unit[], words: StockWords, ask: AskIndex): Promise<Reached[]> {
  const tries = units.flatMap((unit) =>
    reaches
      .slice(reaches.indexOf(unit.reach))
      .map((reach) => ({ unit, reach, isFound: isSurelyFound(words, unit, reach) })),
  )
  const first = (unit: Unit) => tries.find((own) => own.unit === unit && own.isFound)
  // Beyond a reach that surely finds something nobody has to look.
  const open = tries.filter(({ unit, reach }) => {
    const sure = first(unit)
    return !sure || reaches.indexOf(reach) < reaches.indexOf(sure.reach)
  })
  const answers = open.length > 0 ? await ask.found(open.map(({ unit, reach }) => unitClause(words, unit, reach))) : []
  for (const [index, own] of open.entries()) own.isFound = answers[index] ?? false
  return units.map((unit) => {
    const found = first(unit)
    return { unit, isFound: found !== undefined, clause: found ? unitClause(words, unit, found.reach) : none }
  })
}

const isSurelyFound = (words: StockWords, { readings }: Unit, reach: Reach): boolean =>
  readings.some(([word, ...others]) => word !== undefined && others.length === 0 && words.matches(word, reach).size > 0)
