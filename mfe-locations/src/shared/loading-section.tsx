import styles from './loading-section.module.css'

/** The space of a part while its data loads, so that what is below it moves once at most. */
export const LoadingSection = () => <section aria-hidden className={styles.space} />
