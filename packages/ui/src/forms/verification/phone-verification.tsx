import { useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { FormAlert } from '../submit/form-alert.tsx'
import { PhoneField } from '../text/contact-fields.tsx'
import { clockOf } from './clock.tsx'
import { CodeField } from './code-field.tsx'
import styles from './phone-verification.module.css'
import { SendChallenge } from './send-challenge.tsx'
import { useSmsCode } from './use-sms-code.tsx'
import type { Verification } from './verification.ts'
import { verificationWords } from './words.ts'

type Props = {
  verification: Verification
  /** Of the number's field. */
  id?: string | undefined
  /** What the larger form found wrong with the number. */
  error?: string | undefined
  phoneLabel?: string
  codeLabel?: string
}

/**
 * FQ-7. Phone number and code inside a larger form, whose own button checks the code: `verification.check()` answers whether it is
 * right.
 */
export function PhoneVerification({ verification, id, error, phoneLabel = 'Phone', codeLabel = 'Code' }: Props) {
  const { phone, code, status, isSent, resendInSeconds, send, changePhone, changeCode } = verification
  const codeInput = useRef<HTMLInputElement>(null)
  const isSending = status === 'sending'
  const canSend = !isSending && status !== 'verificationSubmitted' && status !== 'verified' && resendInSeconds === 0
  useSmsCode(status === 'verificationSent', changeCode)

  async function sendAndGoOn() {
    // The field is enabled with the next render.
    if (canSend && (await send())) requestAnimationFrame(() => codeInput.current?.focus())
  }

  return (
    <div className={styles.verification}>
      <div className={styles.phone}>
        <PhoneField
          {...(id !== undefined && { id })}
          label={phoneLabel}
          name="phone"
          value={phone}
          error={verification.phoneProblem ?? error}
          disabled={status === 'verificationSubmitted' || status === 'verified'}
          onChange={(event) => changePhone(event.target.value)}
        />
        <Button onClick={sendAndGoOn} aria-disabled={!canSend} className={styles.send}>
          {isSending ? verificationWords.sending : isSent ? verificationWords.resend : verificationWords.send}
        </Button>
      </div>
      {verification.sendProblem && <FormAlert title={verification.sendProblem} />}
      <SendChallenge verification={verification} />
      <p role="status" className={styles.status}>
        {isSent && verificationWords.sent}
        {isSent && resendInSeconds > 0 && (
          <span aria-hidden>
            {' '}
            {verificationWords.resend} in {clockOf(resendInSeconds)}
          </span>
        )}
      </p>
      <CodeField
        ref={codeInput}
        label={codeLabel}
        name="code"
        value={code}
        disabled={status !== 'verificationSent'}
        error={verification.codeProblem}
        onChange={changeCode}
      />
    </div>
  )
}
