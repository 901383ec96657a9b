import { IconButton } from '@forecourt/ui/controls/icon-button'
import { ChevronLeft, ChevronRight } from '@forecourt/ui/media/icons'
import { Strip } from '@forecourt/ui/navigation/strip'
import { useStrip } from '@forecourt/ui/navigation/use-strip'
import { type ReactNode, useId } from 'react'
import styles from './location-carousel.module.css'

type Props = {
  title?: string
  heading?: 'h1' | 'h2'
  cards: readonly { key: string; card: ReactNode }[]
  filter?: ReactNode
}

/** The minimum number of cards for five in a row (LO-1). */
const fiveInRow = 5
/** Cards that are in a row, or below each other on a phone: they need no carousel and no hint (LO-1). */
const maxInView = 3

/** LO-1: locations; more than three are a carousel, with a swipe hint and arrows that are disabled at the ends. */
export function LocationCarousel({ title = 'Our Locations', heading: Heading = 'h2', cards, filter }: Props) {
  const id = useId()
  const { list, isAtStart, isAtEnd, updatePosition, step } = useStrip()
  const isCarousel = cards.length > maxInView
  const items = cards.map(({ key, card }) => <li key={key}>{card}</li>)
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {filter}
        {isCarousel && (
          <div className={styles.steps} data-needed={!(isAtStart && isAtEnd)}>
            <IconButton
              label="Previous locations"
              icon={<ChevronLeft size={22} aria-hidden />}
              disabled={isAtStart}
              onClick={() => step(-1)}
            />
            <IconButton
              label="More locations"
              icon={<ChevronRight size={22} aria-hidden />}
              disabled={isAtEnd}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
      {isCarousel ? (
        <>
          <p className={styles.hint}>Swipe to see more</p>
          <Strip
            className={styles.list}
            ref={list}
            onScroll={updatePosition}
            data-columns={cards.length >= fiveInRow ? 5 : 4}
          >
            {items}
          </Strip>
        </>
      ) : (
        <ul className={styles.row}>{items}</ul>
      )}
    </section>
  )
}
