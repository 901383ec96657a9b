import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown } from '../media/icons.tsx'
import styles from './disclosure.module.css'
import { Summary } from './summary.tsx'

type Props = {
  title: string
  /** By what the section lies under. */
  heading?: 'h2' | 'h3'
  /** The choices inside, shown beside the title while it is closed. */
  summary?: string
  isInitiallyOpen?: boolean
  /** Of those of one group, one is open at a time. */
  group?: string
  /** Called each time it opens. */
  onOpen?(): void
  className?: string
  children: ReactNode
}

/** A section that opens and closes: the browser's own, so it also works without scripts. */
export function Disclosure(props: Props) {
  const { title, heading: Heading = 'h3', summary, isInitiallyOpen = false, group, onOpen, className, children } = props
  // Only the reader opens and closes it after the first render, whatever the props become.
  const [isOpen] = useState(isInitiallyOpen)
  return (
    <details
      className={classNames(styles.section, className)}
      name={group}
      open={isOpen}
      // A reader may have opened or closed it before the page hydrates.
      suppressHydrationWarning
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <Summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        {summary && <span className={styles.chosen}>{summary}</span>}
        <ChevronDown size={18} aria-hidden className={styles.chevron} />
      </Summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
