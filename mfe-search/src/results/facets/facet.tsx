import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { chosenValues, valueLabel } from '@forecourt/domain/search/active-filters'
import { type ListFilter, searchFilters } from '@forecourt/domain/search/search-filters'
import { setValue } from '@forecourt/domain/search/search-update'
import { numberText } from '@forecourt/domain/text/numbers'
import { Button } from '@forecourt/ui/controls/button'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { Checkbox } from '@forecourt/ui/forms/choices/checkbox'
import { TextField } from '@forecourt/ui/forms/text/field'
import { useState } from 'react'
import type { Search } from '../use-search.ts'
import styles from './facet.module.css'
import { facetRows, initialOrder, isSearchable, matchingRows, shortRows } from './facet-rows.ts'

type ValuesProps = { filter: ListFilter; buckets: readonly FacetBucket[]; search: Search }

/** One list of values to choose from, under its title. */
export function Facet({ isInitiallyOpen, ...values }: ValuesProps & { isInitiallyOpen: boolean }) {
  const { filter, search } = values
  return (
    <Disclosure
      title={searchFilters[filter].label}
      summary={chosenText(search, filter)}
      isInitiallyOpen={isInitiallyOpen}
    >
      <FacetValues {...values} />
    </Disclosure>
  )
}

export const chosenText = ({ state }: Search, filter: ListFilter): string =>
  chosenValues(state, filter)
    .map((value) => valueLabel(filter, value))
    .join(', ')

/** The values themselves. Without scripts, the whole list is open. */
export function FacetValues({ filter, buckets, search }: ValuesProps) {
  const chosen = chosenValues(search.state, filter)
  const [order] = useState(() => initialOrder(filter, buckets, chosen))
  const [typed, setTyped] = useState('')
  const [isWhole, setIsWhole] = useState(false)

  const { label } = searchFilters[filter]
  const name = label.toLowerCase()
  // Seats and berths are named by what they count.
  const several = name.endsWith('s') ? name : `${name}s`
  const rows = facetRows({ filter, buckets, chosen, order })
  const short = shortRows(rows)
  const shown = typed.trim() ? matchingRows(rows, typed) : isWhole ? rows : short
  return (
    <>
      {isSearchable(rows) && (
        <TextField
          type="search"
          size="small"
          label={`Find a ${name}`}
          placeholder={`Find a ${name}`}
          isLabelHidden
          className={styles.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <fieldset aria-label={label}>
        {shown.map((row) => (
          <Checkbox
            key={row.value}
            name={filter}
            value={row.value}
            label={row.label}
            count={numberText(row.count)}
            defaultChecked={row.isChosen}
            disabled={row.isDisabled}
            onChange={({ target }) => search.change((state) => setValue(state, filter, row.value, target.checked))}
          />
        ))}
        <noscript>
          {rows
            .filter((row) => !short.includes(row))
            .map(({ value, label, count, isDisabled }) => (
              <Checkbox
                key={value}
                name={filter}
                value={value}
                label={label}
                count={numberText(count)}
                disabled={isDisabled}
              />
            ))}
        </noscript>
      </fieldset>
      {shown.length === 0 && <p className={styles.none}>No {name} begins with that.</p>}
      {!typed && rows.length > short.length && (
        <Button look="quiet" size="small" className={styles.all} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Fewer ${several}` : `All ${rows.length} ${several}`}
        </Button>
      )}
    </>
  )
}
