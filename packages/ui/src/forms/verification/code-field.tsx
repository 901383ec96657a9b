import { type ComponentProps, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { describedBy, FieldFrame, type FieldLabels, splitLabels } from '../text/field-frame.tsx'
import styles from './code-field.module.css'

const length = 6
const boxes = Array.from({ length }, (_, index) => index)

type Props = FieldLabels &
  Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange'> & {
    value: string
    onChange(code: string): void
  }

/** FQ-7. One field for six digits, drawn as six boxes, so that autofill, paste and screen readers see one. */
export function CodeField({ className, id: givenId, value, onChange, disabled, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { labels, control } = splitLabels(rest)
  return (
    <FieldFrame id={id} labels={labels} className={className}>
      <div className={styles.code}>
        <input
          {...control}
          {...describedBy(id, labels, control['aria-describedby'])}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
          className={styles.input}
        />
        <div aria-hidden className={styles.boxes}>
          {boxes.map((index) => (
            <span
              key={index}
              className={classNames(styles.box, index === Math.min(value.length, length - 1) && styles.next)}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}
