import { dealerComments } from '@forecourt/domain/vehicle/dealer-comments'
import { useId, useState } from 'react'
import styles from './dealer-comments.module.css'
import { MoreButton } from './more-button.tsx'
import { Section } from './section.tsx'

/** VD-7: the first 400 characters, and the rest on request. All of it is in the page, for print and for search engines. */
export function DealerComments({ comments }: { comments: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const restId = useId()
  const { text, rest } = dealerComments(comments)
  return (
    <Section id="dealer-comments" title="Dealer Comments">
      <p className={styles.comments}>
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
      {rest && (
        <MoreButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={restId} of="dealer comments" />
      )}
    </Section>
  )
}
