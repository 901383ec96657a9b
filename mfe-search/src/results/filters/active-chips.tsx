import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { gainWithout } from '@forecourt/domain/search/filter-relaxations'
import { pageSize } from '@forecourt/domain/search/pagination'
import { clearFilters } from '@forecourt/domain/search/search-update'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { RemovableChip } from '@forecourt/ui/controls/chip'
import { rangeUnit } from '../../range-labels.ts'
import type { Search } from '../use-search.ts'
import styles from './active-chips.module.css'

type Props = {
  search: Search
  result: SearchResult | undefined
  /** Where focus goes when the chip that had it is gone. */
  onRemoved(): void
}

/** What narrows the results, each with its way back, and, where they are few, with what that would bring. */
export function ActiveChips({ search, result, onRemoved }: Props) {
  const site = useSite()
  const active = activeFilters(search.state)
  if (active.length === 0) return null
  // The counts are those of the results on screen, not of the ones on their way. Without any, there are buttons that say more.
  const few = result && !search.isPending && result.count > 0 && result.count < pageSize ? result : undefined
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {active.map((chip) => (
        <li key={chip.key}>
          <RemovableChip
            label={chip.label + rangeUnit(chip.key, site)}
            gain={few && gainWithout(chip, active, few)}
            {...search.link(chip.without, onRemoved)}
          />
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
