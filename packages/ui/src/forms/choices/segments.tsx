import { classNames } from '../../class-names.ts'
import styles from './segments.module.css'

type Props<V extends string> = {
  label: string
  /** As the form sends it. */
  name: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange(value: V): void
  className?: string
}

/** One of a few in a bar. They are radio buttons: the arrow keys move between them. */
export function Segments<V extends string>({ label, name, options, value, onChange, className }: Props<V>) {
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.bar}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
