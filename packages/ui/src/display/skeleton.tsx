import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** Holds the place of something that is loading: its size comes from `className`, so nothing moves when it arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} />
}
