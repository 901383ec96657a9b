import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { useApi, useHost } from '@forecourt/shell-api'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import type { Stock } from '../load.ts'

/** The search of the form's choices; without a count while it is unknown. */
export type HeroSearchResult = { state: SearchState; count: number | null; facets: SearchResult['facets'] }

/** A word is finished before it is asked for. */
const typingMs = 250

const chosenIn = (form: HTMLFormElement): SearchState => {
  const pairs = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return parseSearch(new URLSearchParams(pairs)).state
}

const makeOf = ({ lists }: SearchState): string | undefined => lists.make?.[0]

/**
 * The form itself holds the choices, so that what was chosen before scripts ran counts too; they are in no address until it is
 * sent (RT-2). `refresh` asks how many vehicles they leave and which further choices they allow; only the latest answer shows.
 */
export function useHeroSearch(form: RefObject<HTMLFormElement | null>, stock: Stock) {
  const api = useApi()
  const { reportFault } = useHost()
  const whole: HeroSearchResult = { state: emptySearch, count: stock.count, facets: stock.facets }
  const [found, setFound] = useState(whole)
  const [make, setMake] = useState<string>()
  const latest = useRef(0)

  /** A model goes when its make does. */
  function chosen(): SearchState {
    const state = form.current ? chosenIn(form.current) : emptySearch
    return makeOf(state) === make ? state : setValues(state, 'model', [])
  }

  function ask(state: SearchState): void {
    const mine = ++latest.current
    const showFound = (next: HeroSearchResult) => mine === latest.current && setFound(next)
    if (formatSearch(state) === '') return void showFound(whole)
    const counting = loadEndpoints().then(({ search }) => api.get(search, {}, formatSearch(state)))
    counting.then(
      ({ count, facets }) => showFound({ state, count, facets }),
      (error: unknown) => {
        reportFault(error)
        showFound({ ...found, state, count: null })
      },
    )
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function refresh({ isTyping }: { isTyping: boolean }): void {
    const state = chosen()
    setMake(makeOf(state))
    clearTimeout(timer.current)
    if (isTyping) timer.current = setTimeout(() => ask(state), typingMs)
    else ask(state)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before this code was there
  useEffect(() => {
    if (formatSearch(chosen()) !== '') refresh({ isTyping: false })
    return () => clearTimeout(timer.current)
  }, [])

  return { found, make, chosen, refresh }
}
