import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown'> & {
  /** As it is typed, or as it shows when nobody edits it. */
  value: string
  onType(typed: string): void
  /** On Enter and on leaving. */
  onTake(): void
}

/** A value that is edited as plain text, whole at first, and taken on Enter and on leaving. */
export function DraftField({ onType, onTake, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onType(event.target.value)}
      onBlur={onTake}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onTake()
      }}
    />
  )
}
