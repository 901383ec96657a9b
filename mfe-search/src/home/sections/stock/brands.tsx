import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import type { Stock } from '../../load.ts'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './brands.module.css'

/** The count of a link's make; undefined for other links, and while it is unknown. */
function countAt(href: string, path: string, stock: Stock | null): number | undefined {
  const [make, ...others] = parseSearch(href.split('?')[1] ?? '').state.lists.make ?? []
  if (!stock || !make || others.length > 0) return undefined
  if (href !== searchHref(path, setValues(emptySearch, 'make', [make]))) return undefined
  return stock.facets.make?.find(({ value }) => value === make)?.count ?? 0
}

/** NV-5: the makes that a group sells, as plain marks of type, with how many there are. One without any is left out. */
export function Brands({ section: { title, brands }, stock }: { section: SectionOf<'brands'>; stock: Stock | null }) {
  const { paths } = useSite()
  const counted = brands.map((brand) => ({ ...brand, count: countAt(brand.href, paths.search, stock) }))
  const sold = counted.filter(({ count }) => count !== 0)
  if (sold.length === 0) return null
  return (
    <SectionFrame title={title}>
      <ul className={styles.brands}>
        {sold.map(({ name, href, count }) => (
          <li key={name} className={styles.cell}>
            <a className={styles.brand} href={href}>
              {name}
              {count !== undefined && <span className={styles.count}> {numberText(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
