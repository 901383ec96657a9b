import type { ReactNode } from 'react'
import styles from './strip-space.module.css'

/**
 * As high as a row of vehicle cards with its heading and what is said beneath it, from the first paint until the cards are there, so
 * that nothing below the row moves. Without scripts no cards come, and it is as high as its content.
 */
export const StripSpace = ({ children }: { children?: ReactNode }) => <div className={styles.space}>{children}</div>
