import { awaitedChallengeWords, errorsHeading, submitError } from '@forecourt/domain/leads/form-words'
import { challengeField, honeypotField } from '@forecourt/domain/leads/spam-verdict'
import { useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Challenge } from '@forecourt/ui/forms/challenge/challenge'
import { ErrorSummary } from '@forecourt/ui/forms/submit/error-summary'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { type ReactNode, type RefObject, useId } from 'react'
import { FieldGrid, shownFields } from './field-grid.tsx'
import { FormSections } from './form-sections.tsx'
import { FormSteps } from './form-steps.tsx'
import styles from './form-view.module.css'
import type { FormState } from './state/use-form.ts'

type Props = {
  state: FormState
  element: RefObject<HTMLFormElement | null>
  /** Where a browser without scripts sends it. */
  action: string
  /** What goes with it besides its fields. */
  hidden: Readonly<Record<string, string | undefined>>
  /** Over the fields. */
  children?: ReactNode
  /** Under the button: when to expect a reply. */
  promise: string
  /** In a dialog the button stays in sight at its foot. */
  isInDialog?: boolean
}

/** Draws a form from its definition: what is wrong first, then the fields, then what sends it. */
export function FormView({ state, element, action, hidden, children, promise, isInDialog = false }: Props) {
  const { form, errors, failure, isPending, isReady, isPrefilled } = state
  const { enquiry } = useSite()
  const prefix = useId()
  const idOf = (name: string) => `${prefix}${name.replaceAll(/\W/g, '_')}`
  const shown = shownFields(state)
  const summary = errors.map(({ field, message }) => ({
    message,
    ...((field === challengeField || shown.some(({ name }) => name === field)) && { id: idOf(field) }),
  }))
  return (
    <form
      ref={element}
      className={isInDialog ? `${styles.form} ${styles.inDialog}` : styles.form}
      aria-label={form.title}
      data-draft={state.draftId}
      method="post"
      action={action}
      // Our own messages take over from the browser's once there is a script to show them.
      noValidate={isReady}
      onFocus={state.wantStorage}
      onSubmit={(event) => void state.submit(event)}
    >
      <div className={styles.body}>
        {children}
        {errors.length > 0 && (
          <ErrorSummary heading={errorsHeading} errors={summary} headingRef={state.summaryHeading} />
        )}
        <Hidden values={{ form: form.name, ...hidden }} />
        {form.steps ? (
          <FormSteps state={state} steps={form.steps} idOf={idOf} />
        ) : form.sections ? (
          <FormSections state={state} sections={form.sections} idOf={idOf} />
        ) : (
          <FieldGrid state={state} fields={shown} idOf={idOf} />
        )}
        <Honeypot id={`${prefix}${honeypotField}`} />
        {state.isChallengeAwaited && <p role="status">{awaitedChallengeWords}</p>}
        {state.isChallenged && (
          <Challenge
            id={idOf(challengeField)}
            siteKey={enquiry.challenge_site_key}
            error={errors.find(({ field }) => field === challengeField)?.message}
            spent={state.spentChallenges}
            onToken={state.setChallenge}
          />
        )}
        {isPrefilled && <Prefilled onForget={state.forget} />}
      </div>
      <div className={styles.foot}>
        {failure !== undefined && <FormAlert title={submitError}>{failure}</FormAlert>}
        <div className={styles.buttons}>
          {state.step > 0 && (
            <Button size="large" onClick={state.goBack}>
              Back
            </Button>
          )}
          {/* LD-7. Without scripts all steps are there, and one button sends them. */}
          {form.steps && !isReady && (
            <Button size="large" look="primary" isWide className={`${styles.send} ${styles.withScripts}`}>
              Continue
            </Button>
          )}
          <div className={form.steps && !isReady ? `${styles.send} ${styles.withoutScripts}` : styles.send}>
            <SubmitButton isPending={isPending} pendingText="Sending">
              {form.steps && isReady && !state.isLastStep ? 'Continue' : form.submit}
            </SubmitButton>
          </div>
        </div>
        <p className={styles.promise}>{promise}</p>
        {form.footer.length > 0 && <Footer lines={form.footer} />}
      </div>
    </form>
  )
}

function Hidden({ values }: { values: Props['hidden'] }) {
  return Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** Programs fill in every field; people do not see this one, and no browser completes it. */
function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.trap} aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** LD-8. */
function Prefilled({ onForget }: { onForget(): void }) {
  return (
    <p className={styles.prefilled}>
      Your details are from the last form you sent, kept in this browser only.{' '}
      <Button look="quiet" size="small" onClick={onForget}>
        Forget my details
      </Button>
    </p>
  )
}

function Footer({ lines }: { lines: FormState['form']['footer'] }) {
  return (
    <ul className={styles.footer}>
      {lines.map(({ text, href }) => (
        <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      ))}
    </ul>
  )
}
