import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { FinanceWarning } from '@forecourt/ui/display/finance/finance-warning'
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import styles from './card-list.module.css'
import { VehicleCard } from './vehicle-card.tsx'

type Props = Pick<SearchResult, 'promos' | 'near'> & {
  hits: readonly Hit[]
  nowSeconds: number
  label: string
  heading?: 'h2' | 'h3'
}

/** As many photos as the first row can hold are fetched at once. */
const maxColumns = 3

/** Three rows of three: more than most screens show at first. */
const maxFirst = 9

/**
 * SR-1: one column, two where the list is large, three where it is extra large. Kept while only the choices beside it change, so that
 * a box is painted as ticked in the next frame.
 */
export const CardList = memo(function CardList({ hits, promos = [], near, nowSeconds, label, heading = 'h2' }: Props) {
  const cards = hits.map((hit, index) => [
    <li key={hit.slug} className={styles.item}>
      <VehicleCard
        {...{ hit, nowSeconds }}
        distances={near?.distances}
        isFirstRow={index < maxColumns}
        isSwiped
        heading={heading}
      />
    </li>,
    ...promos
      .filter(({ after }) => after === index + 1)
      .map(({ title, text, href, button }) => (
        <li key={title} className={styles.promo}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ButtonLink href={href}>{button}</ButtonLink>
        </li>
      )),
  ])
  return (
    <div className={styles.frame}>
      <ul className={styles.list} aria-label={label}>
        {cards.slice(0, maxFirst)}
        <Later cards={cards.slice(maxFirst)} />
      </ul>
      <FinanceWarning text={useSite().finance.warning} vehicles={hits} />
    </div>
  )
})

/**
 * What follows in a frame of its own, as rendering and laying out two dozen cards is a long task. Those from before stay until then if they
 * are as many, so that the page keeps its height and a shopper their place.
 */
function Later({ cards }: { cards: readonly ReactNode[] }) {
  const [shown, setShown] = useState(cards)
  useEffect(() => startTransition(() => setShown(cards)), [cards])
  return shown.length === cards.length ? shown : cards
}
