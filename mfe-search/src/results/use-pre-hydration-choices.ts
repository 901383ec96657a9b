import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { type RefObject, useEffect } from 'react'
import type { Search } from './use-search.ts'

/** The state of a form's boxes and order. The text field is left out, as the shopper may still be typing. */
function readForm(form: HTMLFormElement) {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const { lists, flags, sortBy } = parseSearch(new URLSearchParams(pairs)).state
  return { lists, flags, sortBy }
}

/**
 * A quick thumb ticks a box before the page's code is there: the choice counts as soon as it is. Without filters, as while the page
 * loads within this document, there was nothing to choose.
 */
export function usePreHydrationChoices(
  form: RefObject<HTMLFormElement | null>,
  search: Search,
  { hasFilters }: { hasFilters: boolean },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the first render here
  useEffect(() => {
    if (!form.current || !hasFilters) return
    const asked = { ...search.state, ...readForm(form.current) }
    if (formatSearch(asked) !== formatSearch(search.state)) search.change(() => ({ ...asked, page: 1 }))
  }, [])
}
