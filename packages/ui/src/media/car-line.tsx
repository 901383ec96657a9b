import type { ComponentProps, ReactNode } from 'react'
import styles from './car-line.module.css'
import { Photo } from './photo.tsx'
import { VehiclePlaceholder } from './vehicle-placeholder.tsx'

type Props = {
  picture?: Pick<ComponentProps<typeof Photo>, 'src' | 'srcSet' | 'sizes'>
  /** The body that is drawn where there is no picture. */
  body: string | undefined
  title: string
  /** Under the title; what is not there is left out. */
  lines: readonly (string | false | undefined)[]
  /** More notes, which are still to come. */
  children?: ReactNode
}

/** A car in one line: its picture beside its name, with what matters of it below. */
export function CarLine({ picture, body, title, lines, children }: Props) {
  return (
    <div className={styles.car}>
      <Photo className={styles.photo} {...picture} alt="" fallback={<VehiclePlaceholder body={body} />} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {lines.map((line) => line && <CarNote key={line}>{line}</CarNote>)}
        {children}
      </div>
    </div>
  )
}

/** One line under the title of a car. */
export function CarNote({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>
}
