import { emptySearch, type Filter, type SearchState } from '@forecourt/domain/search-fields'
import { formatSearch } from '@forecourt/domain/search-url'
import { readPhrases } from './text/read-phrases.ts'
import { typedWords } from './text/read-words.ts'
import { saying } from './text/saying.ts'

/** What narrows a search, by name: the filters that are set, and `query` for the words. */
export type Narrowing = Filter | 'query'

/** A search as an engine answers it; `understood` is its address where words of it became filters (SR-20). */
export type Question = { state: SearchState; understood?: string }

/** The same question without words that mean nothing here. */
export function without(question: Question, words: ReadonlySet<string>): Question {
  if (words.size === 0) return question
  const isLeft = (word: string) => typedWords(word).some((typed) => !words.has(typed))
  const query = saying(question.state.query.split(' '), isLeft).join(' ')
  const state = { ...question.state, query }
  return { state, understood: formatSearch({ ...emptySearch, ...state }) }
}

export function understand(asked: SearchState): Question {
  if (asked.query === '') return { state: asked }
  const state = { ...asked, ...readPhrases(asked) }
  if (state.query === asked.query) return { state: asked }
  return { state, understood: formatSearch({ ...emptySearch, ...state }) }
}
