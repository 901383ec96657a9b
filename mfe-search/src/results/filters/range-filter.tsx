import type { Histogram } from '@forecourt/contracts/search/search-result'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { numberLabel, rangeLabel } from '@forecourt/domain/search/active-filters'
import type { Range, RangeFilter } from '@forecourt/domain/search/search-filters'
import { setRange } from '@forecourt/domain/search/search-update'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { RangeSlider } from '@forecourt/ui/forms/range/range-slider'
import { Select } from '@forecourt/ui/forms/text/field'
import { rangeText, rangeTitle } from '../../range-labels.ts'
import { WeekFilter } from '../../week/week-filter.tsx'
import type { Search } from '../use-search.ts'
import styles from './range-filter.module.css'
import { type RangeView, rangeBands, rangeView } from './range-view.ts'

type Props = { filter: RangeFilter; histogram: Histogram | undefined; search: Search; isInitiallyOpen: boolean }

/** One range to choose, over the shape of what there is. */
export function RangeFilterSection({ filter, histogram, search, isInitiallyOpen }: Props) {
  const site = useSite()
  const view = rangeView(filter, histogram)
  const value = search.state.ranges[filter]
  // Without anything to choose from, the form keeps what an address has chosen.
  if (!view || !histogram) return value && <input type="hidden" name={filter} value={formatBand(value)} />
  const label = rangeTitle(filter, site)
  return (
    <Disclosure
      title={label}
      summary={value && rangeText(filter, value, site)}
      isInitiallyOpen={isInitiallyOpen || value !== undefined}
    >
      <div className={styles.slider}>
        <RangeSlider
          name={label.toLowerCase()}
          {...view}
          value={value ?? {}}
          plotted={histogram}
          format={(number) => numberLabel(filter, number)}
          onChange={(range) => search.change((state) => setRange(state, filter, range))}
        />
      </div>
      {filter === 'price' && hasBudgets(site) && <WeekFilter search={search} />}
      <noscript>
        <Bands filter={filter} label={label} view={view} value={value} />
      </noscript>
    </Disclosure>
  )
}

const formatBand = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`

type BandsProps = { filter: RangeFilter; label: string; view: RangeView; value?: Range }

/** A slider needs scripts; these need none. */
function Bands({ filter, label, view, value }: BandsProps) {
  const bands = rangeBands(view)
  const isBand = value === undefined || bands.some((band) => formatBand(band) === formatBand(value))
  return (
    <Select name={filter} label={label} isLabelHidden size="small" defaultValue={value ? formatBand(value) : ''}>
      <option value="">Any</option>
      {(isBand ? bands : [value, ...bands]).map((band) => (
        <option key={formatBand(band)} value={formatBand(band)}>
          {rangeLabel(filter, band)}
        </option>
      ))}
    </Select>
  )
}
