import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string }

/** On or off, at once. What only counts when a form is sent is a checkbox. */
export function Switch({ label, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked. */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}
