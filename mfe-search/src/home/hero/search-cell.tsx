import type { HeroSearchField } from '@forecourt/contracts/site/site'
import { upToSteps } from '@forecourt/domain/home/up-to-steps'
import { numberLabel, valueLabel } from '@forecourt/domain/search/active-filters'
import { type ListFilter, type RangeFilter, searchFilters } from '@forecourt/domain/search/search-filters'
import { useSite } from '@forecourt/shell-api'
import { ChevronDown } from '@forecourt/ui/media/icons'
import type { ReactNode } from 'react'
import { rangeTitle, rangeUnit } from '../../range-labels.ts'
import type { Stock } from '../load.ts'
import styles from './hero-search.module.css'
import type { HeroSearchResult } from './use-hero-search.ts'

type Props = {
  field: Exclude<HeroSearchField, 'query'>
  /** The chosen make, which models go by. */
  make: string | undefined
  found: HeroSearchResult
  /** Ranges are chosen from the whole stock, so that their steps stay as they are. */
  stock: Stock
}

/** One field of the hero's search, or nothing where the stock leaves no choice. */
export function SearchCell({ field, make, found, stock }: Props) {
  if (field === 'price' || field === 'km') return <UpToCell field={field} stock={stock} />
  return <ListCell field={field} found={found} isWaiting={field === 'model' && found.state.lists.make?.[0] !== make} />
}

type ListProps = { field: ListFilter; found: HeroSearchResult; isWaiting: boolean }

const byName = (a: { value: string }, b: { value: string }) => a.value.localeCompare(b.value, 'en')
const listedByName: readonly ListFilter[] = ['make', 'model']

/** Models wait for a make, and go when it does. Of other fields, what the choices leave none of cannot be chosen. */
function ListCell({ field, found: { state, facets }, isWaiting }: ListProps) {
  const values = facets[field] ?? []
  const isLocked = field === 'model' && (isWaiting || !state.lists.make)
  if (field !== 'model' && values.length < 2) return null
  const sorted = listedByName.includes(field) ? values.toSorted(byName) : values
  return (
    <ChoiceCell label={searchFilters[field].label} name={field} isDisabled={isLocked}>
      {!isLocked &&
        sorted.map(({ value, count }) => (
          <option key={value} value={value} disabled={count === 0 && field !== 'make'}>
            {valueLabel(field, value)}
          </option>
        ))}
    </ChoiceCell>
  )
}

function UpToCell({ field, stock }: { field: Extract<RangeFilter, HeroSearchField>; stock: Stock }) {
  const site = useSite()
  const steps = upToSteps(stock.histograms[field])
  if (steps.length < 2) return null
  return (
    <ChoiceCell label={rangeTitle(field, site)} name={field}>
      {steps.map((amount) => (
        <option key={amount} value={`:${amount}`}>
          Up to {numberLabel(field, amount)}
          {rangeUnit(field, site)}
        </option>
      ))}
    </ChoiceCell>
  )
}

type ChoiceProps = { label: string; name: string; isDisabled?: boolean; children: ReactNode }

/** The system's own list, with its label inside the frame. */
function ChoiceCell({ label, name, isDisabled = false, children }: ChoiceProps) {
  return (
    <label className={styles.cell}>
      <span className={styles.name}>{label}</span>
      <select className={styles.select} name={name} defaultValue="" disabled={isDisabled}>
        <option value="">Any</option>
        {children}
      </select>
      <ChevronDown className={styles.chevron} size={18} aria-hidden />
    </label>
  )
}
