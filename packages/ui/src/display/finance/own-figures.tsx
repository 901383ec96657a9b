import { classNames } from '../../class-names.ts'
import styles from './own-figures.module.css'

type Props = {
  /** How they are shown; null until it is known. */
  text: string | null
  changeHref: string
  onClear(): void
  /** Where it has two lines on wide screens too. */
  isNarrow?: boolean
}

/** By whose figures the prices of a page are: the shopper's own. Its place is there from the first paint, where the document is marked. */
export const OwnFigures = ({ text, changeHref, onClear, isNarrow }: Props) => (
  <div className={classNames(styles.place, isNarrow && styles.narrow)}>
    {text !== null && (
      <p className={styles.words}>
        <span>{text}</span>
        <span className={styles.actions}>
          <a className={styles.action} href={changeHref}>
            Change
          </a>
          <button type="button" className={styles.action} onClick={onClear}>
            Clear
          </button>
        </span>
      </p>
    )}
  </div>
)
