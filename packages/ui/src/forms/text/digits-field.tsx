import { numberText } from '@forecourt/domain/text/numbers'
import { type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react'
import { TextField } from './field.tsx'

type TextProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'>

type Props = TextProps & {
  /** A whole number; undefined while it is empty. */
  value: number | undefined
  onChange(value: number | undefined): void
  /** Shown in the field, before and behind the digits. */
  prefix?: string
  suffix?: string
}

const maxDigits = 9

/** Digits are taken, whatever is between them: `$46,990`, `46 990` and `46990` are the same. */
export function parseDigits(typed: string): number | undefined {
  const digits = typed.replace(/\.\d*/, '').replaceAll(/\D/g, '').slice(0, maxDigits)
  return digits === '' ? undefined : Number(digits)
}

/** Backspace behind the suffix means the last digit. */
const isSuffixErased = (event: InputEvent, typed: number | undefined, value: number | undefined): boolean =>
  event.inputType === 'deleteContentBackward' && typed === value && value !== undefined

/** A whole number with its unit and its thousands separated while it is typed. */
function DigitsField({ value, onChange, prefix = '', suffix = '', ...rest }: Props) {
  const keepCaret = useCaret(suffix)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      value={value === undefined ? '' : `${prefix}${numberText(value)}${suffix}`}
      onChange={(event) => {
        const input = event.currentTarget
        const behind = input.value.slice(input.selectionStart ?? input.value.length)
        const digitsAfter = behind.replaceAll(/\D/g, '').length
        const typed = parseDigits(input.value)
        const native = event.nativeEvent
        const isErased =
          digitsAfter === 0 && 'inputType' in native && isSuffixErased(native as InputEvent, typed, value)
        onChange(isErased ? parseDigits(String(typed).slice(0, -1)) : typed)
        keepCaret(input, digitsAfter)
      }}
    />
  )
}

/**
 * Keeps the caret where it was among the digits: a separator that comes or goes would move it. It is placed as soon as the new text is in
 * the field, since the next key may move it.
 */
function useCaret(suffix: string): (input: HTMLInputElement, digitsAfter: number) => void {
  const typed = useRef<{ input: HTMLInputElement; digitsAfter: number } | null>(null)
  // A key that changes no digit changes no value.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    if (typed.current) placeCaret(typed.current.input, typed.current.digitsAfter, suffix)
    typed.current = null
  })
  return (input, digitsAfter) => {
    typed.current = { input, digitsAfter }
    renderAgain()
  }
}

function placeCaret(input: HTMLInputElement, digitsAfter: number, suffix: string): void {
  if (document.activeElement !== input) return
  let position = input.value.length - (input.value.endsWith(suffix) ? suffix.length : 0)
  for (let left = digitsAfter; left > 0 && position > 0; position--)
    if (/\d/.test(input.value.charAt(position - 1))) left--
  input.setSelectionRange(position, position)
}

type UnitProps = Omit<Props, 'prefix' | 'suffix'>

/** LD-9. Whole dollars: `$46,990`. */
export function CurrencyField(props: UnitProps) {
  return <DigitsField {...props} prefix="$" />
}

/** LD-9. Kilometres: `85,000 kms`. */
export function KilometreField(props: UnitProps) {
  return <DigitsField {...props} suffix=" kms" />
}
