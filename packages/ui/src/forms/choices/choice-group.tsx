import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import choice from './choice.module.css'
import styles from './choice-group.module.css'
import { GroupFrame, type GroupProps, optionId } from './group-frame.tsx'

type RadioGroupProps = GroupProps & { value: string | undefined; onChange(value: string): void }

/** One of a few, all of them in sight. The arrow keys move between them. */
export function RadioGroup({ name, options, value, onChange, id: givenId, ...labels }: RadioGroupProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <GroupFrame {...labels} id={id}>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={choice.row}>
            <input
              type="radio"
              id={optionId(id, index)}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-invalid={labels.error ? true : undefined}
              className={`${choice.mark} ${choice.radio}`}
            />
            <span className={choice.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

type CheckboxGroupProps = GroupProps & { values: readonly string[]; onChange(values: string[]): void }

/** Any of a few, in the order of the options. */
export function CheckboxGroup({ name, options, values, onChange, id: givenId, ...labels }: CheckboxGroupProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const toggled = (value: string) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === value ? !values.includes(value) : values.includes(one)))
  return (
    <GroupFrame {...labels} id={id}>
      <div className={styles.options}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={optionId(id, index)}
            name={name}
            value={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            onChange={() => onChange(toggled(option.value))}
            aria-invalid={labels.error ? true : undefined}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
