import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '../../controls/button.tsx'
import { VisuallyHidden } from '../../display/visually-hidden.tsx'
import styles from './submit-button.module.css'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'look' | 'disabled'> & {
  isPending: boolean
  /** Announced while it is under way. */
  pendingText: string
}

/** Sends its form. While that is under way it keeps its size and the focus, shows a spinner and takes no second click. */
export function SubmitButton({ isPending, pendingText, children, onClick, ...rest }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (isPending ? event.preventDefault() : onClick?.(event))
  return (
    <>
      <Button
        size="large"
        isWide
        {...rest}
        type="submit"
        look="primary"
        onClick={click}
        aria-busy={isPending || undefined}
        className={styles.button}
      >
        <span className={isPending ? styles.away : undefined}>{children}</span>
        {isPending && <span className={styles.spinner} aria-hidden />}
      </Button>
      <VisuallyHidden role="status">{isPending && pendingText}</VisuallyHidden>
    </>
  )
}
