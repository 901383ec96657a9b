import { type ReactNode, useId, useState } from 'react'
import { MoreButton } from './more-button.tsx'
import styles from './show-more.module.css'

type Props = {
  /** What always shows. */
  children: ReactNode
  /** What waits behind the button; without it there is none. Print shows it all the same. */
  rest?: ReactNode
  of: string
}

/** VD-3: a beginning, and a button for the rest. */
export function ShowMore({ children, rest, of }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const restId = useId()
  if (!rest) return children
  return (
    <div>
      {children}
      <div id={restId} className={isOpen ? undefined : styles.closed}>
        {rest}
      </div>
      <MoreButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={restId} of={of} />
    </div>
  )
}
