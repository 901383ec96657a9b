import { type MouseEvent, type RefObject, useId } from 'react'
import styles from './error-summary.module.css'

type Props = {
  heading: string
  /** In the order of the fields. `id` is the control's; one without is said and leads nowhere. */
  errors: readonly { id?: string; message: string }[]
  /** Takes the focus when the form is refused; it is read with the list after it. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** What is wrong with a form, over it: each line leads to its field. */
export function ErrorSummary({ heading, errors, headingRef }: Props) {
  const id = useId()
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.message + error.id}>
            {error.id ? (
              <a href={`#${error.id}`} onClick={(event) => focusField(event, error.id)} className={styles.link}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By script the address stays as it is: a dialog has its own there, and Back would lead through the errors. */
function focusField(event: MouseEvent, id: string | undefined): void {
  const control = id === undefined ? null : document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.closest('div, fieldset')?.scrollIntoView({ block: 'center' })
}
