import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** A placeholder for loading content: its size comes from `className`, so nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} />
}
