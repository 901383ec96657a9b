import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './summary.module.css'

/** What opens a `<details>`, without the browser's own triangle. */
export const Summary = ({ className, ...rest }: ComponentProps<'summary'>) => (
  <summary {...rest} className={classNames(styles.summary, className)} />
)
