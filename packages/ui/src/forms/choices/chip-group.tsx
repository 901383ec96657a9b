import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './chip-group.module.css'
import { CoverInput } from './cover-input.tsx'
import { GroupFrame, type GroupProps, optionId } from './group-frame.tsx'

type Props = Omit<GroupProps, 'options'> & {
  options: readonly { value: string; label: string; isAbsent?: boolean; isDisabled?: boolean }[]
  value: string
  onChange(value: string): void
  /** On narrow screens in one row that scrolls sideways, for days; else in as many rows as it takes, for times. */
  isRow?: boolean
  /** The hint is for while only the first can be chosen: the others come with what they are for, where scripts run. */
  isHintForNone?: boolean
}

/** One of many short choices, each of them a chip. */
export function ChipGroup({
  name,
  options,
  value,
  onChange,
  isRow,
  isHintForNone,
  id: givenId,
  className,
  ...labels
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <GroupFrame {...labels} id={id} className={classNames(className, isHintForNone && styles.forNone)}>
      <div className={classNames(styles.chips, isRow && styles.row)}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: CoverInput is its control.
          <label key={option.value} className={styles.chip} data-absent={option.isAbsent || undefined}>
            <CoverInput
              type="radio"
              id={optionId(id, index)}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              aria-invalid={labels.error ? true : undefined}
              className={styles.input}
            />
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
