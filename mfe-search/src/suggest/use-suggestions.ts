import type { Suggestions } from '@forecourt/contracts/search/list-responses'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { useApi, useHost } from '@forecourt/shell-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

export type Suggestion = Suggestions['suggestions'][number] & { state: SearchState }

/** The debounce while typing. */
const typingMs = 120
const none: readonly Suggestion[] = []

/** What the API takes: the words, and all else that is chosen. */
export function suggestQuery(state: SearchState, text: string): string {
  const others = formatSearch({ ...state, query: '', page: 1 })
  const words = `text=${encodeURIComponent([...text].slice(0, searchLimits.queryLength).join('').toWellFormed())}`
  return others ? `${others}&${words}` : words
}

/** What the words in a field may become, asked for as they are typed; nothing once they are gone or the field is left. */
export function useSuggestions(input: HTMLInputElement, stateNow: () => SearchState) {
  const api = useApi()
  const { reportFault } = useHost()
  const [found, setFound] = useState(none)
  const latest = useRef(0)

  /** Whatever was asked before is not waited for any more. */
  function close(): void {
    latest.current++
    setFound(none)
  }

  async function ask(): Promise<void> {
    const mine = ++latest.current
    await new Promise((resolve) => setTimeout(resolve, typingMs))
    if (mine !== latest.current) return
    try {
      const { suggest: row } = await loadEndpoints()
      const { suggestions } = await api.get(row, {}, suggestQuery(stateNow(), input.value))
      const read = suggestions.map((own) => ({ ...own, state: parseSearch(own.query).state }))
      if (mine === latest.current) setFound(read)
    } catch (error) {
      // Words can be searched for without suggestions.
      reportFault(error)
      if (mine === latest.current) setFound(none)
    }
  }

  const suggest = useEffectEvent(() => (input.value.trim() === '' ? close() : void ask()))
  const leave = useEffectEvent(close)

  useEffect(() => {
    const [onInput, onBlur] = [() => suggest(), () => leave()]
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    // What was typed before this code was there.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      onBlur()
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
    }
  }, [input])

  return { found, close }
}
