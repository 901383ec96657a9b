import { type ComponentType, type FocusEvent, useState } from 'react'
import type { SuggestionsProps } from './suggestions.tsx'

type Loaded = { Suggestions: ComponentType<SuggestionsProps> } & Pick<SuggestionsProps, 'input' | 'wasSubmitted'>

/** The list beneath a field of words: its code comes with the first focus, and a page without it misses nothing else. */
export function useLazySuggestions() {
  const [loaded, setLoaded] = useState<Loaded>()
  return {
    loaded,
    onFocus({ target: input }: FocusEvent<HTMLInputElement>) {
      let isSubmitted = false
      input.form?.addEventListener('submit', () => (isSubmitted = true), { once: true })
      import(/* webpackChunkName: "suggestions" */ './suggestions.tsx').then(
        ({ Suggestions }) => setLoaded({ Suggestions, input, wasSubmitted: () => isSubmitted }),
        () => {},
      )
    },
  }
}
