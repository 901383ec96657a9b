import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> & {
  /** Whole dollars; undefined while it is empty. */
  value: number | undefined
  onChange(dollars: number | undefined): void
}

const maxDigits = 9

/** Digits are taken, whatever stands between them: `$46,990`, `46 990` and `46990` are the same. */
export const parseDollars = (typed: string): number | undefined => {
  const digits = typed
    .replace(/\.\d*$/, '')
    .replaceAll(/\D/g, '')
    .slice(0, maxDigits)
  return digits === '' ? undefined : Number(digits)
}

/** Whole dollars with the thousands separated while they are typed. */
export function CurrencyField({ value, onChange, ...rest }: Props) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      value={value === undefined ? '' : `$${value.toLocaleString('en-AU')}`}
      onChange={(event) => {
        const input = event.currentTarget
        const digitsAfter = input.value.slice(input.selectionStart ?? input.value.length).replaceAll(/\D/g, '').length
        onChange(parseDollars(input.value))
        requestAnimationFrame(() => placeCaret(input, digitsAfter))
      }}
    />
  )
}

/** Where it was among the digits: a separator that comes or goes would move it. */
function placeCaret(input: HTMLInputElement, digitsAfter: number): void {
  if (document.activeElement !== input) return
  let position = input.value.length
  for (let left = digitsAfter; left > 0 && position > 0; position--)
    if (/\d/.test(input.value.charAt(position - 1))) left--
  input.setSelectionRange(position, position)
}
