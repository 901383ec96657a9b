import type { Histogram } from '@forecourt/contracts/search/search-result'
import { handlesApart, priceSteps, quickPrices } from '@forecourt/domain/finance/budget/budget'
import { dollars } from '@forecourt/domain/pricing/price'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setRange, setSort } from '@forecourt/domain/search/search-update'
import { searchHref } from '@forecourt/domain/search/search-url'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { RangeSlider } from '@forecourt/ui/forms/range/range-slider'
import { useState } from 'react'
import styles from './price-search.module.css'

/** BF-5: a range of prices with two handles, quick options, and the search with it, the dearest first. */
export function PriceSearch({ plotted }: { plotted: Histogram | undefined }) {
  const { finance, paths, copy } = useSite()
  const bounds = { min: priceSteps.min, max: finance.price_slider.max }
  const [range, setRangeOf] = useState<{ min?: number; max: number }>(bounds)
  const change = (next: { min?: number; max?: number }) => setRangeOf(handlesApart({ ...bounds, ...next }))
  const search = setSort(setRange(emptySearch, 'price', range), 'price_desc')
  return (
    <section className={styles.section} aria-labelledby="price-search">
      <h2 id="price-search" className={styles.heading}>
        Search by price
      </h2>
      <div className={styles.range}>
        <p className={styles.label} role="status">
          {range.min === undefined ? `Up to ${dollars(range.max)}` : `${dollars(range.min)} to ${dollars(range.max)}`}
        </p>
        <RangeSlider
          name="price"
          bounds={bounds}
          step={priceSteps.step}
          value={range}
          plotted={plotted ? { ...plotted, highest: bounds.max } : { ...bounds, counts: [] }}
          format={dollars}
          onChange={change}
        />
      </div>
      <div className={styles.options}>
        <div className={styles.quick}>
          {finance.price_slider.quick.map((max) => (
            <Button
              key={max}
              size="small"
              look={range.max === max ? 'primary' : 'secondary'}
              aria-pressed={range.max === max}
              onClick={() => setRangeOf(quickPrices(range, max))}
            >
              {dollars(max)}
            </Button>
          ))}
        </div>
        <ButtonLink look="primary" href={searchHref(paths.search, search)}>
          View {copy.noun[1]} in this price range
        </ButtonLink>
      </div>
    </section>
  )
}
