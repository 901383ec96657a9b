import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { toMessage, useSessionActions } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { useState } from 'react'
import styles from './sign-in-page.module.css'

/** Nothing to sign in for, or the wrong number. */
export function SignedIn({ phone, redirect }: { phone: string; redirect: string }) {
  const { signOut } = useSessionActions()
  const [failure, setFailure] = useState<string>()
  return (
    <div className={styles.form}>
      <div>
        <h1 className={styles.heading}>You are signed in</h1>
        <p className={styles.intro}>With {displayPhone(phone)}.</p>
      </div>
      {failure && <FormAlert title={failure} />}
      <ButtonLink href={redirect} look="primary" size="large" isWide>
        Continue
      </ButtonLink>
      <Button isWide onClick={() => signOut().catch((error: unknown) => setFailure(toMessage(error)))}>
        Sign out
      </Button>
    </div>
  )
}
