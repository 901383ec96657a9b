import styles from './loading-section.module.css'

/** The space of a part while its data loads. A page that keeps more room for it knows by `aria-hidden` that nothing is there yet. */
export const LoadingSection = () => <section aria-hidden className={styles.space} />
