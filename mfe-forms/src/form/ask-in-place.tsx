import { Button } from '@forecourt/ui/controls/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './ask-in-place.module.css'

type Props = {
  /** What is done. */
  label: string
  question: ReactNode
  keep: string
  confirm: string
  isPending: boolean
  isWide?: boolean
  onConfirm(): void
}

/** A button for what cannot be undone: it asks once more in its own place, where the harmless answer has the focus. */
export function AskInPlace({ label, question, keep, confirm, isPending, isWide = false, onConfirm }: Props) {
  const [isAsking, setIsAsking] = useState<boolean>()
  const ask = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking === true) no.current?.focus()
    if (isAsking === false) ask.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <Button ref={ask} isWide={isWide} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )
  return (
    <fieldset className={styles.ask} onKeyDown={({ key }) => key === 'Escape' && setIsAsking(false)}>
      <legend className={styles.question}>{question}</legend>
      <Button ref={no} onClick={() => setIsAsking(false)}>
        {keep}
      </Button>
      <Button
        className={styles.danger}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={() => isPending || onConfirm()}
      >
        {confirm}
      </Button>
    </fieldset>
  )
}
