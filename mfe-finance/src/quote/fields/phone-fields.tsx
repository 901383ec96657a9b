import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { Button } from '@forecourt/ui/controls/button'
import { PhoneVerification } from '@forecourt/ui/forms/verification/phone-verification'
import { CircleCheck } from '@forecourt/ui/media/icons'
import type { PhoneCheck } from '../form/use-phone-check.ts'
import styles from './phone-fields.module.css'

type Props = {
  phoneCheck: PhoneCheck
  /** Of the number's field. */
  id?: string
  /** LD-6. What the form found wrong with the number. */
  error?: string | undefined
}

/** FQ-7. The phone number and its code; one that is confirmed needs no other code. */
export function PhoneFields({ phoneCheck, id, error }: Props) {
  const { verification, isConfirmed } = phoneCheck
  if (!isConfirmed) return <PhoneVerification verification={verification} id={id} error={error} />
  return (
    <div className={styles.confirmed}>
      <input type="hidden" name="phone" value={verification.phone} />
      <p className={styles.words} role="status">
        <CircleCheck size={20} aria-hidden className={styles.mark} />
        <span>
          Phone confirmed: <strong>{displayPhone(verification.phone)}</strong>
        </span>
      </p>
      <Button look="quiet" size="small" onClick={() => verification.changePhone('')}>
        Use another number
      </Button>
    </div>
  )
}
