import { type ReactNode, useId, useState } from 'react'
import { MoreButton } from './more-button.tsx'
import styles from './show-more.module.css'

type Props = {
  /** What always shows. */
  children: ReactNode
  /** What waits behind the button on narrow screens alone. */
  wide?: ReactNode
  /** What waits behind the button; without it, and on narrow screens without `wide`, there is none. Print shows it all the same. */
  rest?: ReactNode
  of: string
}

/** VD-3: a beginning, and a button for the rest. */
export function ShowMore({ children, wide, rest, of }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (!wide && !rest) return children
  const button = <MoreButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={id} of={of} />
  return (
    <div>
      {children}
      <div id={id}>
        {wide && <div className={isOpen ? undefined : styles.narrowClosed}>{wide}</div>}
        {rest && <div className={isOpen ? undefined : styles.closed}>{rest}</div>}
      </div>
      {rest ? button : <div className={styles.narrowOnly}>{button}</div>}
    </div>
  )
}
