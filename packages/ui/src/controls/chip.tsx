import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { X } from '../media/icons.tsx'
import styles from './chip.module.css'

type RemovableProps = Omit<ComponentProps<'a'>, 'children'> & {
  label: string
  /** Where the same list lies without this choice. */
  href: string
}

/** A choice that can be taken back. It is a link, so that it works before and without scripts. */
export function RemovableChip({ label, href, className, ...rest }: RemovableProps) {
  return (
    <a
      {...rest}
      href={href}
      className={classNames(styles.chip, styles.removable, className)}
      aria-label={`Remove ${label}`}
    >
      <span className={styles.label}>{label}</span>
      <X size={16} aria-hidden />
    </a>
  )
}
