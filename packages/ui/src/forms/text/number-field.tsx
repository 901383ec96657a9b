import { useState } from 'react'
import { TextField } from './field.tsx'
import { parseWholeNumber } from './parse-whole-number.ts'

type Props = {
  id?: string
  label: string
  value?: number
  /** Nothing outside them is taken. */
  bounds: { min: number; max: number }
  placeholder?: string
  format(value: number): string
  /** The number that was typed, undefined when the field was emptied; called on Enter and on leaving, if it changed. */
  onEnter(value: number | undefined): void
}

/** A whole number, shown with its unit and separators; plain digits while it is edited. What it cannot take changes nothing, and it says what it can. */
export function NumberField({ value, bounds, format, onEnter, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isInvalid, setIsInvalid] = useState(false)

  function commit() {
    if (draft === null) return
    setDraft(null)
    const unit = format(0).replace('0', '').trim()
    const entered = draft.trim() === '' ? undefined : (parseWholeNumber(draft, unit) ?? Number.NaN)
    const isValid = entered === undefined || (entered >= bounds.min && entered <= bounds.max)
    setIsInvalid(!isValid)
    if (isValid && entered !== value) onEnter(entered)
  }

  return (
    <TextField
      {...rest}
      isLabelHidden
      size="small"
      inputMode="numeric"
      error={isInvalid ? `Enter a whole number from ${format(bounds.min)} to ${format(bounds.max)}.` : undefined}
      value={draft ?? (value === undefined ? '' : format(value))}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setDraft(event.target.value)
        setIsInvalid(false)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
}
