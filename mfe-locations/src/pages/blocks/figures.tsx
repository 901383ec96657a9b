import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { salesThisMonth, salesTickMs } from '@forecourt/domain/home/sales-counter'
import { numberText } from '@forecourt/domain/text/numbers'
import { useEffect, useId, useState } from 'react'
import styles from './figures.module.css'

export function Stats({ block: { items } }: { block: BlockOf<'stats'> }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { block: BlockOf<'sales_this_month'>; nowSeconds: number }

/** NV-6: what the clock in Brisbane says is sold in the month by now; it looks again every two and a half minutes. */
export function SalesThisMonth({ block: { title, per_day }, nowSeconds }: Props) {
  const id = useId()
  const [seconds, setSeconds] = useState(nowSeconds)
  useEffect(() => {
    const update = () => setSeconds(Date.now() / 1000)
    update()
    const timer = setInterval(update, salesTickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className={styles.counter} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.sold}>{numberText(salesThisMonth(seconds, per_day))}</p>
    </section>
  )
}
