import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { clearFilters } from '@forecourt/domain/search/search-update'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { RemovableChip } from '@forecourt/ui/controls/chip'
import { memo } from 'react'
import { rangeText } from '../../range-labels.ts'
import type { Search } from '../use-search.ts'
import styles from './active-chips.module.css'

type Props = {
  search: Search
  /** The newest there is. */
  result: SearchResult | undefined
  /** Where focus goes when the chip that had it is gone. */
  onRemoved(): void
}

/** What narrows the results, each with its way back, and what else its place may be. */
export const ActiveChips = memo(function ActiveChips({ search, result, onRemoved }: Props) {
  const site = useSite()
  const { price } = search.state.ranges
  const active = activeFilters(search.state, result)
  if (active.length === 0) return null
  return (
    <>
      <ul className={styles.chips} aria-label="Chosen filters">
        {active.map((chip) => (
          <li key={chip.key}>
            <RemovableChip
              label={chip.key === 'price' && price ? rangeText('price', price, site) : chip.label}
              {...search.link(chip.without, onRemoved)}
            />
          </li>
        ))}
        <li className={styles.clear}>
          <ButtonLink look="quiet" size="small" {...search.link(clearFilters, onRemoved)}>
            Clear all
          </ButtonLink>
        </li>
      </ul>
      {result?.other_places && !search.isPending && (
        <OtherPlaces places={result.other_places} search={search} onChosen={onRemoved} />
      )}
    </>
  )
})

type OtherProps = { places: NonNullable<SearchResult['other_places']>; search: Search; onChosen(): void }

/** SR-20. Other places that the words may mean. */
function OtherPlaces({ places, search, onChosen }: OtherProps) {
  return (
    <p className={styles.others}>
      Or near
      {places.map(({ label, query }) => (
        <a key={query} {...search.link(() => parseSearch(query).state, onChosen)}>
          {label}
        </a>
      ))}
    </p>
  )
}
