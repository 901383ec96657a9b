import type { CutText } from '@forecourt/domain/text/cut-text'
import { useId, useState } from 'react'
import styles from './expandable-text.module.css'
import { MoreButton } from './more-button.tsx'

type Props = CutText & {
  /** What there is more of: `dealer comments`. */
  of: string
  isSmall?: boolean
}

/** The beginning of a text, and the rest on request. All of it is in the page, for print and for search engines. */
export function ExpandableText({ text, rest, of, isSmall }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const restId = useId()
  return (
    <>
      <p className={isSmall ? styles.small : styles.text}>
        {text}
        {rest && (
          <>
            <span className={isOpen ? styles.hidden : styles.dots}>…</span>
            <span id={restId} className={isOpen ? undefined : styles.closed}>
              {rest}
            </span>
          </>
        )}
      </p>
      {rest && <MoreButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={restId} of={of} />}
    </>
  )
}
