import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { searchHref } from '@forecourt/domain/search/search-url'
import { numberText } from '@forecourt/domain/text/numbers'
import { capitalised, pluralBody } from '@forecourt/domain/text/wording'
import { carTypeTexts } from '@forecourt/domain/vehicle/vehicle-facts'
import { useSite } from '@forecourt/shell-api'
import styles from './menu.module.css'

const conditions: Readonly<Record<string, string>> = carTypeTexts

/** NV-1. The stock by condition and by body type, with how many there are of each. */
export function StockPanel({ stock }: { stock: SiteMenu }) {
  const { paths, copy } = useSite()
  return (
    <div className={styles.groups}>
      <Group
        title="Condition"
        filter="car_type"
        buckets={stock.conditions}
        label={(value) => conditions[value] ?? value}
      />
      <Group title="Body type" filter="body" buckets={stock.bodies} label={(value) => capitalised(pluralBody(value))} />
      <p>
        <a className={styles.item} href={paths.search}>
          All {copy.noun[1]} <span className={styles.count}>{numberText(stock.count)}</span>
        </a>
      </p>
    </div>
  )
}

type Props = {
  title: string
  filter: 'car_type' | 'body'
  buckets: readonly FacetBucket[]
  label(value: string): string
}

function Group({ title, filter, buckets, label }: Props) {
  const { paths } = useSite()
  // One condition is no choice.
  if (buckets.length < 2) return null
  return (
    <div>
      <p className={styles.groupTitle}>{title}</p>
      <ul>
        {buckets.map(({ value, count }) => (
          <li key={value}>
            <a className={styles.item} href={searchHref(paths.search, setValues(emptySearch, filter, [value]))}>
              {label(value)} <span className={styles.count}>{numberText(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
