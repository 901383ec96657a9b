import { type UnavailableCar, unavailableText } from '@forecourt/domain/vehicle/unavailable-words'
import { useSite } from '@forecourt/shell-api'
import type { ReactNode } from 'react'
import styles from './unavailable-notice.module.css'

type Props = {
  car: UnavailableCar
  /** What the page does without it. */
  children: ReactNode
}

/** VD-14. In the place of a car that is not for sale: says so, links to others like it, and says what to do next. */
export function UnavailableNotice({ car, children }: Props) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>{unavailableText(car)}</p>
      <p className={styles.text}>{children}</p>
      <SimilarLink car={car} />
    </div>
  )
}

/** The car's own page has similar ones; without a page all cars. */
export function SimilarLink({ car: { slug } }: Pick<Props, 'car'>) {
  const { paths, copy } = useSite()
  return slug ? (
    <a href={`/cars/${slug}`}>See similar {copy.noun[1]}</a>
  ) : (
    <a href={paths.search}>See all {copy.noun[1]}</a>
  )
}
