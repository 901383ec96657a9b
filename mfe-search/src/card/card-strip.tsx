import type { Hit } from '@forecourt/contracts/stock/vehicle'
import type { CardTag } from '@forecourt/domain/vehicle/card-tag'
import { useSite } from '@forecourt/shell-api'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { FinanceWarning } from '@forecourt/ui/display/finance/finance-warning'
import { ChevronLeft, ChevronRight } from '@forecourt/ui/media/icons'
import { Strip } from '@forecourt/ui/navigation/strip'
import { useStrip } from '@forecourt/ui/navigation/use-strip'
import { type ReactNode, useId } from 'react'
import styles from './card-strip.module.css'
import { VehicleCard } from './vehicle-card.tsx'

type Props = {
  heading: string
  hits: readonly Hit[]
  nowSeconds: number
  /** What the heading says of all of them: their cards do not say it again. */
  impliedTag?: CardTag['kind']
  /** Where all of them are. The row is then a section of its own, with a heading to match. */
  more?: { href: string; label: string }
}

/** Cards side by side under a heading, to be swiped or stepped through. */
export function CardStrip({ heading, hits, nowSeconds, impliedTag, more }: Props) {
  const { list, isAtStart, isAtEnd, updatePosition, step } = useStrip()
  const { warning } = useSite().finance
  const canMove = !(isAtStart && isAtEnd)
  return (
    <StripFrame heading={heading} id={useId()} isLarge={more !== undefined}>
      {more && (
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      )}
      {/* It keeps its place until it is known whether there is anything to step to; a button at an end keeps the focus. */}
      <div className={canMove ? styles.steps : styles.still}>
        <IconButton
          label="Previous vehicles"
          icon={<ChevronLeft size={22} aria-hidden />}
          aria-disabled={isAtStart}
          onClick={() => step(-1)}
        />
        <IconButton
          label="More vehicles"
          icon={<ChevronRight size={22} aria-hidden />}
          aria-disabled={isAtEnd}
          onClick={() => step(1)}
        />
      </div>
      <Strip className={styles.list} ref={list} onScroll={updatePosition}>
        {hits.map((hit) => (
          <li key={hit.slug} className={styles.item}>
            <VehicleCard hit={hit} nowSeconds={nowSeconds} impliedTag={impliedTag} heading="h3" />
          </li>
        ))}
      </Strip>
      <FinanceWarning text={warning} vehicles={hits} />
    </StripFrame>
  )
}

type FrameProps = { heading: string; id: string; isLarge?: boolean; children: ReactNode }

export function StripFrame({ heading, id, isLarge, children }: FrameProps) {
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <h2 id={id} className={isLarge ? styles.large : styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
