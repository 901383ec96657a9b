import styles from './tag.module.css'

export type TagTone = 'strong' | 'accent' | 'success'

/** One short word about a vehicle, on its photo or beside its name. */
export function Tag({ tone = 'strong', children }: { tone?: TagTone; children: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
