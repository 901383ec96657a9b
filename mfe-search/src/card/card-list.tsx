import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { useSite, whenIdle } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { FinanceWarning } from '@forecourt/ui/display/finance/finance-warning'
import { memo, type ReactElement, startTransition, useEffect, useRef, useState } from 'react'
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

/**
 * Of the list's places, a group has whole rows where there are one, two or three columns. Each is a grid of its own: a change in one lays
 * out no other, which takes as long as rendering it.
 */
const groupSize = 6

/**
 * SR-1: one column, two where the list is large, three where it is extra large. Kept while only the choices beside it change, so that
 * a box is painted as ticked in the next frame.
 */
export const CardList = memo(function CardList({ hits, promos = [], near, nowSeconds, label, heading = 'h2' }: Props) {
  const places = hits.flatMap((hit, index) => [
    // biome-ignore lint/a11y/useSemanticElements: within a group
    <div role="listitem" key={hit.slug} className={styles.item}>
      <VehicleCard
        {...{ hit, nowSeconds }}
        distances={near?.distances}
        isFirstRow={index < maxColumns}
        isSwiped
        heading={heading}
      />
    </div>,
    ...promos
      .filter(({ after }) => after === index + 1)
      .map(({ title, text, href, button }) => (
        // biome-ignore lint/a11y/useSemanticElements: within a group
        <div role="listitem" key={title} className={styles.promo}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ButtonLink href={href}>{button}</ButtonLink>
        </div>
      )),
  ])
  const [first, ...later] = Array.from({ length: Math.ceil(places.length / groupSize) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is what a group is
    <div key={at} className={styles.group}>
      {places.slice(at * groupSize, (at + 1) * groupSize)}
    </div>
  ))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => list.current?.setAttribute('data-settled', '')), [])
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of HTML has no groups of items */}
      <div role="list" aria-label={label} ref={list}>
        {first}
        <Later groups={later} />
      </div>
      <FinanceWarning text={useSite().finance.warning} vehicles={hits} />
    </div>
  )
})

/**
 * What follows the first two rows, a group in each frame: rendering two dozen cards at once is a long task. Groups from before stay until
 * then if they are as many, so that the page keeps its height and a shopper their place.
 */
function Later({ groups }: { groups: readonly ReactElement[] }) {
  const [shown, setShown] = useState(groups)
  useEffect(() => {
    if (shown !== groups) startTransition(() => setShown(nextStep(groups, shown)))
  }, [groups, shown])
  return shown.length === groups.length ? shown : groups
}

/** One more of the groups, before those from before; the groups themselves where that was the last. */
function nextStep(groups: readonly ReactElement[], shown: readonly ReactElement[]): readonly ReactElement[] {
  const next = groups.findIndex((group, at) => group !== shown[at])
  const isLast = next < 0 || next === groups.length - 1 || shown.length !== groups.length
  return isLast ? groups : [...groups.slice(0, next + 1), ...shown.slice(next + 1)]
}
