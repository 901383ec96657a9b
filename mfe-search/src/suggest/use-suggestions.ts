import type { Suggestions } from '@forecourt/contracts/search/list-responses'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'
import { setQuery } from '@forecourt/domain/search/search-update'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { useApi, useHost } from '@forecourt/shell-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { addRecent, readRecent } from './recent-searches.ts'

export type Suggestion = Pick<Suggestions['suggestions'][number], 'label' | 'kind' | 'query'> & {
  state: SearchState
  /** Unknown of a search from before. */
  count?: number
}

export type SuggestedField = {
  /** The text field, which becomes the combobox of the list. */
  input: HTMLInputElement
  /** Were the words searched for before this code listened? Then they need no suggestions. */
  wasSubmitted(): boolean
  /** What is chosen beside the words. */
  stateNow(): SearchState
}

/** The debounce while typing. */
const typingMs = 120
const none: readonly Suggestion[] = []
/** Where focus may go without closing the list. */
export const ownArea = 'data-suggestions'
const isInOwnArea = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${ownArea}]`) !== null

/** What the API takes: the words, and all else that is chosen. */
export function suggestQuery(state: SearchState, text: string): string {
  const others = formatSearch({ ...state, query: '', page: 1 })
  const words = `text=${encodeURIComponent([...text].slice(0, searchLimits.queryLength).join('').toWellFormed())}`
  return others ? `${others}&${words}` : words
}

/**
 * What the words in a field may become, asked for as they are typed; in an empty field the searches from before, and nothing once it is
 * left. Words that are searched for are remembered.
 */
export function useSuggestions({ input, wasSubmitted, stateNow }: SuggestedField) {
  const api = useApi()
  const { reportFault } = useHost()
  const [found, setFound] = useState(none)
  const [isRecent, setIsRecent] = useState(false)
  const latest = useRef(0)

  /** Whatever was asked before is not waited for any more. */
  function close(): void {
    latest.current++
    setFound(none)
  }

  function showRecent(): void {
    close()
    setIsRecent(true)
    setFound(
      readRecent().map((words) => ({ label: words, kind: '', query: words, state: setQuery(stateNow(), words) })),
    )
  }

  async function ask(): Promise<void> {
    const mine = ++latest.current
    await new Promise((resolve) => setTimeout(resolve, typingMs))
    if (mine !== latest.current) return
    try {
      const { suggest: row } = await loadEndpoints()
      const { suggestions } = await api.get(row, {}, suggestQuery(stateNow(), input.value))
      const read = suggestions.map((own) => ({ ...own, state: parseSearch(own.query).state }))
      if (mine !== latest.current) return
      setIsRecent(false)
      setFound(read)
    } catch (error) {
      // Words can be searched for without suggestions.
      reportFault(error)
      if (mine === latest.current) setFound(none)
    }
  }

  const suggest = useEffectEvent(() => (input.value.trim() === '' ? showRecent() : void ask()))
  const enter = useEffectEvent(() => input.value.trim() === '' && showRecent())
  const leave = useEffectEvent(close)
  /** For what was typed before this code was there. */
  const catchUp = useEffectEvent(() => !wasSubmitted() && input.value !== input.defaultValue && suggest())

  useEffect(() => {
    const [onInput, onFocus] = [() => suggest(), () => enter()]
    // The words are searched for: an answer that is still on its way comes too late.
    const onSubmit = () => {
      addRecent(input.value)
      leave()
    }
    const onBlur = (event?: FocusEvent) => !isInOwnArea(event?.relatedTarget ?? null) && leave()
    const { form } = input
    input.addEventListener('input', onInput)
    input.addEventListener('focus', onFocus)
    input.addEventListener('blur', onBlur)
    form?.addEventListener('submit', onSubmit)
    // The first focus brought this code.
    if (document.activeElement === input) onFocus()
    catchUp()
    return () => {
      onBlur()
      input.removeEventListener('input', onInput)
      input.removeEventListener('focus', onFocus)
      input.removeEventListener('blur', onBlur)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [input])

  return { found, isRecent, close }
}
