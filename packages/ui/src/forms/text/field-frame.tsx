import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import said from '../../display/visually-hidden.module.css'
import styles from './field.module.css'

/** What every field says about itself. */
export type FieldLabels = {
  label: string
  /** The label is said but not shown, where the page around it makes it plain to the eye. */
  isLabelHidden?: boolean
  /** Says so beside the label; what a form needs is the usual and is not marked. */
  isOptional?: boolean
  /** One line under the label: what to enter, or why it is asked. */
  hint?: ReactNode
  /** What is wrong and what to do about it. */
  error?: string
  /** 40, 48 or 54 px high; never below 44 where the pointer is coarse. */
  size?: 'small' | 'medium' | 'large'
}

/** Splits what the frame shows from what the control takes. */
export function splitLabels<P extends FieldLabels>(props: P) {
  const { label, isLabelHidden, isOptional, hint, error, size, ...control } = props
  return { labels: { label, isLabelHidden, isOptional, hint, error, size }, control }
}

/** The attributes that tie a control to its hint and its error. `described` is what describes it already. */
export function describedBy(id: string, { hint, error }: Pick<FieldLabels, 'hint' | 'error'>, described?: string) {
  const ids = [described, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return { ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }), ...(error && { 'aria-invalid': true }) }
}

/** The words of a label, and that the field is optional. */
export function LabelText({ label, isOptional }: Pick<FieldLabels, 'label' | 'isOptional'>) {
  return (
    <>
      {label}
      {isOptional && <span className={styles.optional}> optional</span>}
    </>
  )
}

export function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )
  )
}

type FrameProps = { id: string; labels: FieldLabels; className?: string; children: ReactNode }

/** Label, hint, control and error of one field, one under the other. */
export function FieldFrame({ id, labels, className, children }: FrameProps) {
  const { isLabelHidden, hint, error, size = 'medium' } = labels
  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <label htmlFor={id} className={isLabelHidden ? said.hidden : styles.label}>
        <LabelText {...labels} />
      </label>
      <Hint id={id} hint={hint} />
      <div className={styles.frame}>{children}</div>
      <FieldError id={id} error={error} />
    </div>
  )
}
