import type { ComponentProps } from 'react'
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
