import { sortOrders } from '@forecourt/domain/search-fields'
import { setQuery, setSort } from '@forecourt/domain/search-update'
import { parseSearch } from '@forecourt/domain/search-url'
import { useSite } from '@forecourt/shell-api'
import { Select, TextField } from '@forecourt/ui/field'
import { useSuggest } from '../suggest/use-suggest.ts'
import type { Search } from './use-search.ts'

/** Words to search for. Enter searches; an emptied field is a choice too. */
export function SearchField({ search, className }: { search: Search; className?: string }) {
  const { query } = search.state
  const { Suggestions, input, onFocus } = useSuggest()
  return (
    <div className={className}>
      <TextField
        key={query}
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
          if (event.target.value === '' && query !== '') search.change(setQuery(search.state, ''))
        }}
      />
      {Suggestions && input && (
        <Suggestions key={query} input={input} stateNow={() => search.state} onChoose={search.change} />
      )}
    </div>
  )
}

export function SortSelect({ search, className }: { search: Search; className?: string }) {
  const { pricing } = useSite()
  return (
    <Select
      name="sortBy"
      label="Sort by"
      isLabelHidden
      className={className}
      value={search.state.sortBy}
      onChange={(event) => search.change(setSort(search.state, sortByOf(event.target.value)))}
    >
      {Object.entries(sortOrders).map(([value, { label, field }]) => (
        <option key={value} value={value}>
          {field === 'price' && pricing === 'subscription' ? label.replace('Price', 'Weekly price') : label}
        </option>
      ))}
    </Select>
  )
}

const sortByOf = (value: string) => parseSearch(new URLSearchParams({ sortBy: value })).state.sortBy
