import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { PhoneField } from '@forecourt/ui/forms/text/contact-fields'
import { SendChallenge } from '@forecourt/ui/forms/verification/send-challenge'
import { verificationWords } from '@forecourt/ui/forms/verification/words'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './sign-in-page.module.css'
import type { SignIn } from './use-sign-in.ts'

/** The first question. `dialog` submits nothing before the script is there: a number would be put into an address. */
export function PhoneStep({ signIn, intro }: { signIn: SignIn; intro: string }) {
  const { phone, status, phoneProblem, sendProblem, changePhone, warm } = signIn
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed before the script came.
  useEffect(() => {
    const typed = input.current?.value
    if (typed) changePhone(typed)
  }, [])
  useEffect(() => {
    if (phoneProblem) input.current?.focus()
  }, [phoneProblem])

  function submit(event: FormEvent) {
    event.preventDefault()
    void signIn.send()
  }

  return (
    <form method="dialog" noValidate onSubmit={submit} aria-label="Sign in" className={styles.form}>
      <div>
        <h1 className={styles.heading}>What is your mobile number?</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <PhoneField
        ref={input}
        label="Phone"
        name="phone"
        size="large"
        autoComplete="tel"
        value={phone}
        error={phoneProblem}
        onFocus={warm}
        onChange={(event) => changePhone(event.target.value)}
      />
      {sendProblem && <FormAlert title={sendProblem} />}
      <SendChallenge verification={signIn} />
      <SubmitButton isPending={status === 'sending'} pendingText={verificationWords.sending}>
        {verificationWords.send}
      </SubmitButton>
    </form>
  )
}
