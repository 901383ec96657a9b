import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './cover-input.module.css'

/** An input that is not seen and covers the tile or button around it, which shows its state. */
export function CoverInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.input, className)} />
}
