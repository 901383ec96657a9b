import { Button } from '@forecourt/ui/controls/button'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { clockOf } from '@forecourt/ui/forms/verification/clock'
import { CodeField } from '@forecourt/ui/forms/verification/code-field'
import { SendChallenge } from '@forecourt/ui/forms/verification/send-challenge'
import { useSmsCode } from '@forecourt/ui/forms/verification/use-sms-code'
import { verificationWords } from '@forecourt/ui/forms/verification/words'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './sign-in-page.module.css'
import type { SignIn } from './use-sign-in.ts'

/** FQ-7. The second question. A code is sent as soon as its digits are there, typed, pasted or read by the browser from the SMS. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  const { phone, code, status, codeProblem, sendProblem, resendInSeconds, changeCode, check, send, startAgain } = signIn
  const input = useRef<HTMLInputElement>(null)
  const isSending = status === 'sending'
  useEffect(() => {
    if (!isSending) input.current?.focus()
  }, [isSending])

  function change(typed: string) {
    changeCode(typed)
    if (typed.length === 6 && typed !== code) void check(typed)
  }
  useSmsCode(status === 'verificationSent', change)

  function submit(event: FormEvent) {
    event.preventDefault()
    void check()
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label="Enter the code"
      data-login-status={status}
      className={styles.codeForm}
    >
      <div>
        <h1 className={styles.heading}>Enter the code</h1>
        <p className={styles.intro}>
          We sent six digits to {phone}.{' '}
          <button type="button" className={styles.change} onClick={startAgain}>
            Change
          </button>
        </p>
      </div>
      <CodeField
        ref={input}
        label="Code"
        name="code"
        isLabelHidden
        value={code}
        error={codeProblem}
        disabled={isSending}
        onChange={change}
      />
      {sendProblem && <FormAlert title={sendProblem} />}
      <SendChallenge verification={signIn} />
      <div className={styles.resend}>
        <p role="status">{isSending ? verificationWords.sending : verificationWords.sent}</p>
        {!isSending &&
          (resendInSeconds > 0 ? (
            <p>
              {verificationWords.resend} in {clockOf(resendInSeconds)}
            </p>
          ) : (
            <Button look="quiet" size="small" onClick={() => void send()}>
              {verificationWords.resend}
            </Button>
          ))}
      </div>
      <div className={styles.end}>
        <SubmitButton
          isPending={status === 'verificationSubmitted' || status === 'verified'}
          pendingText="Checking the code"
          aria-disabled={code.length < 6 || undefined}
        >
          Verify and continue
        </SubmitButton>
        <p className={styles.small}>We use your number to sign you in, nothing else.</p>
      </div>
    </form>
  )
}
