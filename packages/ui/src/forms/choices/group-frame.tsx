import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import said from '../../display/visually-hidden.module.css'
import { describedBy, FieldError, type FieldLabels, Hint, LabelText } from '../text/field-frame.tsx'
import styles from './choice-group.module.css'

type Option = { value: string; label: string }

export type GroupProps = Omit<FieldLabels, 'size'> & {
  id?: string
  /** As the form sends it. */
  name: string
  options: readonly Option[]
  className?: string
}

/** The id of a group is its first option's, which is where a link to the field goes. */
export const optionId = (id: string, index: number): string => (index === 0 ? id : `${id}-${index}`)

/** Name, hint and error of choices that belong together. */
export function GroupFrame({
  id,
  children,
  ...labels
}: Omit<GroupProps, 'name' | 'options'> & { children: ReactNode }) {
  const groupId = `${id}-group`
  return (
    <fieldset
      className={classNames(styles.group, labels.className)}
      {...(labels.hint || labels.error ? { 'aria-describedby': describedBy(groupId, labels)['aria-describedby'] } : {})}
    >
      <legend className={labels.isLabelHidden ? said.hidden : styles.legend}>
        <LabelText {...labels} />
      </legend>
      <Hint id={groupId} hint={labels.hint} />
      {children}
      <FieldError id={groupId} error={labels.error} />
    </fieldset>
  )
}
