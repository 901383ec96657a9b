import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { describedBy, FieldError } from '../text/field-frame.tsx'
import styles from './check-field.module.css'
import { Checkbox } from './checkbox.tsx'

type Props = Omit<ComponentProps<typeof Checkbox>, 'count'> & {
  error?: string
  /** Under the label and no part of it, such as a link to what is agreed to. */
  more?: ReactNode
}

/** A single box with its own words, which may be several lines, and an error. */
export function CheckField({ error, more, id: givenId, className, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames(styles.field, className)}>
      <Checkbox {...rest} {...describedBy(id, { error }, rest['aria-describedby'])} id={id} className={styles.row} />
      {more && <div className={styles.more}>{more}</div>}
      <FieldError id={id} error={error} />
    </div>
  )
}
