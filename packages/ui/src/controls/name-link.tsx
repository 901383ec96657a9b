import type { ComponentProps } from 'react'
import styles from './name-link.module.css'

/** The name of what a card shows, as a link to its page. */
export const NameLink = (props: Omit<ComponentProps<'a'>, 'className'>) => <a {...props} className={styles.link} />
