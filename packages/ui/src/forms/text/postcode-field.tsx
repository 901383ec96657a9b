import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { TextField } from './field.tsx'
import styles from './postcode-field.module.css'

type Suburb = { name: string; state: string; postcode: string }

/** Where a field asks for suburbs, and how it reads what was typed. */
export type SuburbSource = {
  suggest(text: string): Promise<readonly Suburb[]>
  /** The postcode in a text; undefined where there is none yet. */
  parse(typed: string): string | undefined
}

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'> & {
  suburbs?: SuburbSource
  /** It has its own width, not that of four digits. */
  isWide?: boolean
  /** Called with the suburb that is chosen from the list or typed as a whole, of which the field keeps the postcode. */
  onChoose?(suburb: Suburb): void
}

/** The debounce while typing. */
const typingMs = 150
const minLength = 2
const labelOf = ({ name, state, postcode }: Suburb): string => `${name} ${state} ${postcode}`
/** Whether a text has a suburb's name and postcode; its state may be left out, and case is nothing. */
const isWhole = (typed: string, suburb: Suburb): boolean =>
  [labelOf(suburb), `${suburb.name} ${suburb.postcode}`].some((whole) => whole.toLowerCase() === typed.toLowerCase())

/**
 * Four digits, as text: a number would lose the first 0 of Darwin's and be written with a separator. Pasted text (`QLD 4000`) and a
 * suburb that is chosen from the browser's own list become its postcode.
 */
export function PostcodeField({ className, suburbs, isWide, onChange, onChoose, ...others }: Props) {
  // Digits end at four by themselves. The browser would cut what is pasted.
  const { maxLength: _maxLength, ...rest } = others
  const listId = useId()
  const [found, setFound] = useState<readonly Suburb[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(text: string, { suggest }: SuburbSource) {
    clearTimeout(timer.current)
    asked.current = text
    // Digits need no suburb.
    if (text.length < minLength || !/\p{L}/u.test(text)) return setFound([])
    timer.current = setTimeout(async () => {
      const suggested = await suggest(text)
      if (asked.current === text) setFound(suggested)
    }, typingMs)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const typed = input.value
    const chosen = found.find((suburb) => isWhole(typed.trim(), suburb))
    const postcode = /^\d*$/.test(typed) ? typed.slice(0, 4) : (chosen?.postcode ?? suburbs?.parse(typed))
    if (postcode !== undefined && postcode !== typed) input.value = postcode
    if (chosen) onChoose?.(chosen)
    onChange?.(event)
    if (suburbs) ask(input.value.trim(), suburbs)
  }

  return (
    <>
      <TextField
        autoComplete="postal-code"
        {...rest}
        type="text"
        inputMode={suburbs ? 'text' : 'numeric'}
        list={suburbs && listId}
        className={isWide ? className : classNames(styles.short, className)}
        onChange={change}
      />
      {suburbs && (
        <datalist id={listId}>
          {found.map((suburb) => (
            <option key={labelOf(suburb)} value={labelOf(suburb)} />
          ))}
        </datalist>
      )}
    </>
  )
}
