import { activeFilters } from '@forecourt/domain/search-chips'
import { clearFilters } from '@forecourt/domain/search-update'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/button'
import { RemovableChip } from '@forecourt/ui/chip'
import { rangeUnit } from '../range-words.ts'
import styles from './active-chips.module.css'
import type { Search } from './use-search.ts'

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
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip label={label + rangeUnit(key, site)} {...search.link(without, onRemoved)} />
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
