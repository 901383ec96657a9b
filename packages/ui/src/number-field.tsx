import { useState } from 'react'
import { TextField } from './field.tsx'

type Props = {
  id?: string
  label: string
  value?: number
  placeholder?: string
  format(value: number): string
  /** The number that was typed, undefined when the field was emptied; called on Enter and on leaving, if it changed. */
  onEnter(value: number | undefined): void
}

/** Digits of what somebody typed: "$20,000" and "20 000" are 20000. */
function parseDigits(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9)
  return digits === '' ? undefined : Number(digits)
}

/** A whole number, shown with its unit and separators; plain digits while it is edited. */
export function NumberField({ value, format, onEnter, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null)

  function commit() {
    if (draft === null) return
    setDraft(null)
    const entered = parseDigits(draft)
    if (entered !== value) onEnter(entered)
  }

  return (
    <TextField
      {...rest}
      isLabelHidden
      size="small"
      inputMode="numeric"
      value={draft ?? (value === undefined ? '' : format(value))}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
}
