import { salesTickMs, salesToday } from '@forecourt/domain/home/sales-counter'
import { numberText } from '@forecourt/domain/text/numbers'
import { useId } from 'react'
import type { SectionOf } from '../../section-frame.tsx'
import { useNowSeconds } from '../../use-now-seconds.ts'
import styles from './sales-counter.module.css'

type Props = { section: SectionOf<'sales_counter'>; nowSeconds: number }

/** Fewer say nothing good of a dealer: early in the day the counter is not there. */
const minShown = 10

/** NV-5: what the clock in Brisbane says is sold by now; it looks again every two and a half minutes. */
export function SalesCounter({ section: { title, per_day }, nowSeconds }: Props) {
  const id = useId()
  const sold = salesToday(useNowSeconds(nowSeconds, salesTickMs), per_day)
  if (sold < minShown) return null
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.sold}>{numberText(sold)}</p>
    </section>
  )
}
