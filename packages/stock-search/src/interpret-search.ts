import { nearName } from '@forecourt/domain/search/near'
import { emptySearch, type Filter, filterRow, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { nearPlace } from '@forecourt/localities/near-place'
import { extractFilters } from './text/filters/extract-filters.ts'
import { removeBunks } from './text/filters/recognise-measures.ts'
import type { StockWords } from './text/places/bare-place.ts'
import { removeEngineSize } from './text/places/engine-size.ts'
import { extractPlace } from './text/places/extract-place.ts'
import { extractOtherPostcode, extractPostcode } from './text/places/extract-postcode.ts'
import type { Elsewhere, ExtractedPlace } from './text/places/extracted-place.ts'
import { joinPostcode } from './text/places/join-postcode.ts'
import { tokenize } from './text/terms/parse-terms.ts'

/** The active filters by name, and `query` for the words. */
export type Constraint = Filter | 'query'

/** Another meaning of the words, for where one finds nothing: the search, and its words in the address, with those it ignores. */
export type OtherReading = { state: SearchState; words: string; ignoredTerms: readonly string[] }

/**
 * A search as an engine runs it. `understood` is its URL if words of it became filters or an order (SR-20); ignored
 * words stay in that URL, so that the page can name them.
 */
export type InterpretedSearch = {
  state: SearchState
  understood?: string
  ignoredTerms: readonly string[]
  /** A place of the words where the site has no stock. */
  elsewhere?: Elsewhere
  /** What the words may mean instead if they find nothing, the likeliest first. */
  otherReadings?: readonly OtherReading[]
}

/** How an answer describes the interpretation of its words, except ignored ones. */
export function describeInterpretation(
  { state, understood, ignoredTerms, elsewhere, otherReadings }: InterpretedSearch,
  ignored: ReadonlySet<string>,
) {
  const isIgnored = (word: string) => tokenize(word).length > 0 && tokenize(word).every((own) => ignored.has(own))
  const all = [...new Set([...state.query.split(' ').filter(isIgnored), ...ignoredTerms])]
  return {
    ...(understood !== undefined && { understood }),
    ...(all.length > 0 && { ignoredTerms: all }),
    ...(elsewhere && { elsewhere }),
    ...(otherReadings && { otherReadings }),
  }
}

type Scope = Pick<StockScope, 'pricing' | 'places' | 'itemTypes'>

type Interpretation = {
  /** What the listed stock knows of words: a place must not be one of them. */
  stock: StockWords
  /** In seconds since 1970. */
  now: number
  /** The last word is still being typed. */
  isUnfinished?: boolean
}

/** What the words mean, with a suburb that the address names in its own spelling. */
export function interpretSearch(given: SearchState, scope: Scope, asking: Interpretation): InterpretedSearch {
  const asked = withKnownNear(given)
  const { words, isRead, ...read } = readWords(asked, scope, asking)
  const understood = formatSearch({ ...emptySearch, ...read.state, query: words })
  return { ...read, ...((isRead || asked !== given) && { understood }) }
}

/** A postcode alone needs no table. */
function withKnownNear(state: SearchState): SearchState {
  const { near = '' } = state
  const known = nearName(near) === '' ? undefined : nearPlace(near)
  return known && known.near !== near ? { ...state, near: known.near } : state
}

type ReadWords = Omit<InterpretedSearch, 'understood'> & { words: string; isRead: boolean }

function readWords(asked: SearchState, scope: Scope, asking: Interpretation): ReadWords {
  if (asked.query === '') return { state: asked, ignoredTerms: [], words: '', isRead: false }
  const { pricing, places, itemTypes } = scope
  const { stock, now, isUnfinished = false } = asking
  const thisYear = new Date(now * 1000).getUTCFullYear()
  const context = { places, stock, thisYear, isUnfinished }
  const hasBerths = itemTypes.some((type) => filterRow('sleeps').of_items?.includes(type))
  const query = joinPostcode(asked.query, stock)
  const named = extractPlace(query, context)
  const rest = withPlace({ ...asked, query }, named)
  const { typed, ignoredTerms, ...read } = extractFilters(rest, { pricing, thisYear, hasBerths })
  const postcode = named ? undefined : extractPostcode(read.query, context)
  const place = named ?? postcode
  const state = withPlace({ ...rest, ...read }, postcode)
  const left = postcode ? [state.query, ...ignoredTerms].filter(Boolean).join(' ') : typed
  const { elsewhere } = place ?? {}
  const words = elsewhere ? `${left} ${elsewhere.typed}`.trim() : left
  const other = place ? undefined : extractOtherPostcode(read.query, context)
  const otherReadings = [
    ...nearInstead({ state, words }, place),
    ...(other ? [readingOf(withPlace({ ...rest, ...read }, other), other)] : []),
    ...without(removeEngineSize(asked.query), asked, scope, asking),
    ...(hasBerths ? without(removeBunks(asked.query), asked, scope, asking) : []),
  ]
  return {
    state,
    ignoredTerms,
    words,
    isRead: words !== asked.query,
    ...(elsewhere && { elsewhere }),
    ...(otherReadings.length > 0 && { otherReadings }),
  }
}

const withPlace = (state: SearchState, found: ExtractedPlace | undefined): SearchState => {
  if (!found) return state
  const lists = { ...state.lists, ...found.lists }
  const isFiltered = Object.keys(found.lists).length > 0
  return { ...state, query: found.left, lists, ...(found.near && !isFiltered && { near: found.near }) }
}

const readingOf = (state: SearchState, { elsewhere }: Pick<ExtractedPlace, 'elsewhere'> = {}): OtherReading => ({
  state,
  words: elsewhere ? `${state.query} ${elsewhere.typed}`.trim() : state.query,
  ignoredTerms: [],
})

/** Where the yards of a place have nothing of what the words say: what is nearest to it. */
function nearInstead(
  { state, words }: { state: SearchState; words: string },
  place: ExtractedPlace | undefined,
): OtherReading[] {
  const names = Object.keys(place?.lists ?? {})
  if (!place?.near || names.length === 0) return []
  const lists = Object.fromEntries(Object.entries(state.lists).filter(([name]) => !names.includes(name)))
  return [{ state: { ...state, query: words, lists, near: place.near }, words, ignoredTerms: [] }]
}

/** The other words without some that no vehicle has: bunks, or the size of an engine. */
function without(
  found: { left: string; removed: string } | undefined,
  asked: SearchState,
  scope: Scope,
  asking: Interpretation,
): OtherReading[] {
  if (!found || found.left === '') return []
  const { state, words } = readWords({ ...asked, query: found.left }, scope, asking)
  return [{ state, words: `${words} ${found.removed}`.trim(), ignoredTerms: [found.removed] }]
}
