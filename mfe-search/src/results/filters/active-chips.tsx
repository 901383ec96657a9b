import { activeFilters } from '@forecourt/domain/search/active-filters'
import { clearFilters } from '@forecourt/domain/search/search-update'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { RemovableChip } from '@forecourt/ui/controls/chip'
import { rangeUnit } from '../../range-labels.ts'
import type { Search } from '../use-search.ts'
import styles from './active-chips.module.css'

type Props = {
  search: Search
  /** Where focus goes when the chip that had it is gone. */
  onRemoved(): void
}

/** What narrows the results, each with its way back. */
export function ActiveChips({ search, onRemoved }: Props) {
  const site = useSite()
  const active = activeFilters(search.state)
  if (active.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {active.map((chip) => (
        <li key={chip.key}>
          <RemovableChip label={chip.label + rangeUnit(chip.key, site)} {...search.link(chip.without, onRemoved)} />
        </li>
      ))}
      <li className={styles.clear}>
        <ButtonLink look="quiet" size="small" {...search.link(clearFilters(search.state), onRemoved)}>
          Clear all
        </ButtonLink>
      </li>
    </ul>
  )
}
