import { emptySearch, type SearchState } from '@forecourt/domain/search-fields'
import { formatSearch } from '@forecourt/domain/search-url'
import { readPhrases } from './text/read-phrases.ts'

/** A search as an engine answers it; `understood` is its address where words of it became filters (SR-20). */
export type Question = { state: SearchState; understood?: string }

export function understand(asked: SearchState): Question {
  if (asked.query === '') return { state: asked }
  const state = { ...asked, ...readPhrases(asked) }
  if (state.query === asked.query) return { state: asked }
  return { state, understood: formatSearch({ ...emptySearch, ...state }) }
}
