import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './contact-fields.module.css'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

/** The keyboard of a phone for numbers, and what the browser knows of its owner. */
export function PhoneField(props: Props) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />
}

export function EmailField(props: Props) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  )
}

/** Four digits, as text: a number would lose the first 0 of Darwin's and be written with a separator. */
export function PostcodeField({ className, ...rest }: Props) {
  return (
    <TextField
      autoComplete="postal-code"
      maxLength={4}
      {...rest}
      type="text"
      inputMode="numeric"
      className={classNames(styles.short, className)}
    />
  )
}
