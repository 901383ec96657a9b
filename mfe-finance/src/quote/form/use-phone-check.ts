import { normalisePhone } from '@forecourt/domain/shoppers/phone-text'
import { sentCode } from '@forecourt/remote-kit/verification/run-verification'
import { usePhoneVerification } from '@forecourt/remote-kit/verification/use-phone-verification'
import { useSession, useSessionActions } from '@forecourt/shell-api'
import { useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import { verificationMessage } from './verification-message.ts'

/** Who the shopper is, as the verification's record has it. */
export type Verified = { first_name: string; last_name: string; email: string; dealership_slug: string | undefined }

/** FQ-6, FQ-7. The phone number, confirmed by a code once: a session that has it needs no other. */
export function usePhoneCheck(shopper: () => Verified) {
  const session = useSession()
  const { refresh } = useSessionActions()
  const [isRefused, setIsRefused] = useState(false)
  const verification = usePhoneVerification({
    ...{ verificationType: 'verify', loadEndpoints, shopper, toMessage: verificationMessage },
    onVerified: () => setIsRefused(false),
  })
  const sessionPhone = typeof session === 'object' ? session.phone : null
  const isSessions = sessionPhone !== null && normalisePhone(sessionPhone) === normalisePhone(verification.phone)
  return {
    verification,
    /** For the draft. */
    sent: sentCode(verification),
    sessionPhone,
    isConfirmed: verification.status === 'verified' || (isSessions && !isRefused),
    /** The session is over: a code is asked for again. */
    refuse() {
      setIsRefused(true)
      verification.startAgain()
      refresh()
    },
  }
}

export type PhoneCheck = ReturnType<typeof usePhoneCheck>
