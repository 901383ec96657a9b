import { CoverInput } from './cover-input.tsx'
import { GroupFrame } from './group-frame.tsx'
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
    <GroupFrame label={label} className={className}>
      <div className={styles.bar}>
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: CoverInput is its control.
          <label key={option.value} className={styles.segment}>
            <CoverInput
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
    </GroupFrame>
  )
}
