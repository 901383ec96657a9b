import type { SearchState } from '@forecourt/domain/search/search-filters'
import { searchHref } from '@forecourt/domain/search/search-url'
import { useHost, useSite } from '@forecourt/shell-api'
import { Search } from '@forecourt/ui/media/icons'
import { useLazySuggestions } from '../../suggest/use-lazy-suggestions.ts'
import styles from './hero-search.module.css'

type Props = {
  example?: string
  /** All that the form holds, its words too. */
  chosen(): SearchState
}

/** SR-20. What a shopper is after, in words; a suggestion leads to its results, beside all that is chosen. */
export function WordsField({ example, chosen }: Props) {
  const { navigate } = useHost()
  const { paths } = useSite()
  const { loaded, onFocus } = useLazySuggestions()
  return (
    <div className={styles.words}>
      <label className={styles.cell}>
        <Search className={styles.glass} size={20} aria-hidden />
        <input
          className={styles.input}
          type="search"
          name="query"
          aria-label="What are you looking for?"
          placeholder={example ? `Try “${example}”` : 'Make, model or stock no.'}
          enterKeyHint="search"
          maxLength={200}
          onFocus={onFocus}
        />
      </label>
      {loaded && (
        <loaded.Suggestions
          input={loaded.input}
          wasSubmitted={loaded.wasSubmitted}
          stateNow={chosen}
          onChoose={(state) => navigate(searchHref(paths.search, state))}
        />
      )}
    </div>
  )
}
