import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** How many there are behind it, at the end of the row. */
  count?: string
}

/** A checkbox with its label and a count as one row: the whole row is the target. */
export function Checkbox({ label, count, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.row, className)}>
      <input {...rest} type="checkbox" className={`${styles.mark} ${styles.box}`} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
