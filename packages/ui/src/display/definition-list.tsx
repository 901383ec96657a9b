import { classNames } from '../class-names.ts'
import styles from './definition-list.module.css'

type Props = {
  /** In reading order: in two columns, from side to side. */
  rows: readonly { term: string; detail: string }[]
  columns?: 1 | 2
}

/** Facts: the name at the start of a ruled line, the value at its end. */
export function DefinitionList({ rows, columns = 2 }: Props) {
  return (
    <dl className={classNames(styles.list, columns === 2 && styles.two)}>
      {rows.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
