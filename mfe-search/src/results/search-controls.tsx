import { sortOrders } from '@forecourt/domain/search/search-filters'
import { setQuery, setSort } from '@forecourt/domain/search/search-update'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { useSite } from '@forecourt/shell-api'
import { Select, TextField } from '@forecourt/ui/forms/text/field'
import { useEffect, useRef } from 'react'
import { useLazySuggestions } from '../suggest/use-lazy-suggestions.ts'
import type { Search } from './use-search.ts'

type FieldProps = { search: Search; className?: string }

/** Words to search for. Enter searches; an emptied field is a choice too. Other words of the address replace those in the field. */
export function SearchField({ search, className }: FieldProps) {
  const { query } = search.state
  const field = useRef<HTMLInputElement>(null)
  const shownQuery = useRef(query)
  const wasEmptied = useRef(false)
  const { loaded, onFocus } = useLazySuggestions()
  useEffect(() => {
    // Who empties the field types on before the answer is there.
    const isOwn = wasEmptied.current && query === '' && document.activeElement === field.current
    if (field.current && shownQuery.current !== query && !isOwn) field.current.value = query
    wasEmptied.current = false
    shownQuery.current = query
  }, [query])
  return (
    <div className={className}>
      <TextField
        ref={field}
        type="search"
        name="query"
        label="Search make, model, badge or stock number"
        isLabelHidden
        placeholder="Make, model, badge or stock no."
        enterKeyHint="search"
        maxLength={200}
        defaultValue={query}
        onFocus={onFocus}
        onChange={(event) => {
          if (event.target.value !== '' || query === '') return
          wasEmptied.current = true
          search.change((state) => setQuery(state, ''))
        }}
      />
      {loaded && (
        <loaded.Suggestions
          input={loaded.input}
          wasSubmitted={loaded.wasSubmitted}
          stateNow={() => search.state}
          onChoose={(chosen) => search.change(() => chosen)}
        />
      )}
    </div>
  )
}

type SortProps = FieldProps & {
  /** Whether distance has a part in the order of what is shown: not where no suburb has the postcode. */
  isNear: boolean
}

export function SortSelect({ search, className, isNear }: SortProps) {
  const site = useSite()
  return (
    <Select
      name="sortBy"
      label="Sort by"
      isLabelHidden
      className={className}
      defaultValue={search.state.sortBy}
      onChange={({ target }) => search.change((state) => setSort(state, sortByOf(target.value)))}
    >
      {Object.entries(sortOrders).map(([value, { label, field }]) => (
        <option key={value} value={value}>
          {value === 'rank' && isNear
            ? 'Nearest first'
            : field === 'price' && site.pricing === 'subscription'
              ? label.replace('Price', 'Weekly price')
              : label}
        </option>
      ))}
    </Select>
  )
}

const sortByOf = (value: string) => parseSearch(new URLSearchParams({ sortBy: value })).state.sortBy
