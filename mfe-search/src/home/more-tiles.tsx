import { Button } from '@forecourt/ui/controls/button'
import { type ReactNode, useId, useState } from 'react'
import styles from './more-tiles.module.css'

type Props = {
  className?: string
  first: ReactNode
  rest: ReactNode
  hasRest: boolean
  /** What the toggle is called while the rest is away, and while it is there. */
  more: string
  fewer: string
}

/** A list of tiles whose end waits behind a toggle; without scripts all of it is there. */
export function MoreTiles({ className, first, rest, hasRest, more, fewer }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  return (
    <>
      <ul className={className}>{first}</ul>
      {hasRest && (
        <>
          <div id={id} className={isWhole ? undefined : styles.away}>
            <ul className={className}>{rest}</ul>
          </div>
          <Button
            className={styles.toggle}
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? fewer : more}
          </Button>
        </>
      )}
    </>
  )
}
