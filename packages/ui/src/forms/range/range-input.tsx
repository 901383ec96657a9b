import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './range-input.module.css'

/** A native slider with our handle; `--handle` around it is its width, its track is the caller's. */
export function RangeInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type="range" className={classNames(styles.handle, className)} />
}
