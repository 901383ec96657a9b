import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-name.ts'
import styles from './field.module.css'
import { ChevronDown, Search } from './icons.tsx'

type Labelled = {
  label: string
  /** The label is said but not shown, where the place makes it plain to the eye. */
  isLabelHidden?: boolean
  error?: string
  size?: 'small' | 'medium'
}

type FrameProps = Labelled & { id: string; className?: string; children: ReactNode }

function Frame({ id, label, isLabelHidden, error, size = 'medium', className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

const describe = (id: string, error?: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

type TextFieldProps = Labelled & Omit<ComponentProps<'input'>, 'size'>

/** One line of text. `type="search"` shows the glass. */
export function TextField({ label, isLabelHidden, error, size, className, id: givenId, ...rest }: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame {...{ id, label, isLabelHidden, error, size, className }}>
      {rest.type === 'search' && <Search size={18} aria-hidden className={styles.glass} />}
      <input autoComplete="off" {...rest} {...describe(id, error)} id={id} className={styles.control} />
    </Frame>
  )
}

type SelectProps = Labelled & Omit<ComponentProps<'select'>, 'size'>

/** The system's own list, dressed. */
export function Select({ label, isLabelHidden, error, size, className, id: givenId, ...rest }: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame {...{ id, label, isLabelHidden, error, size, className }}>
      <select {...rest} {...describe(id, error)} id={id} className={classNames(styles.control, styles.select)} />
      <ChevronDown size={18} aria-hidden className={styles.chevron} />
    </Frame>
  )
}
