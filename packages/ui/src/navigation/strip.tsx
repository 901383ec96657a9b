import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './strip.module.css'

/** A list of cards that scrolls sideways from edge to edge, by the width of the container around it: `useStrip` steps through it. */
export const Strip = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul {...rest} className={classNames(styles.strip, className)} />
)
