import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tile-link.module.css'

/** A link that covers the whole tile around it; the tile has `position: relative`. */
export const TileLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames(styles.link, className)} />
)
