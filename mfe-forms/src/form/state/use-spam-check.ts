import { honeypotField } from '@forecourt/domain/leads/spam-verdict'
import { useSite } from '@forecourt/shell-api'
import { type RefObject, useRef, useState } from 'react'

/** The trap that machines fill in, and the challenge by which a person passes it. */
export function useSpamCheck(element: RefObject<HTMLFormElement | null>) {
  const canChallenge = useSite().enquiry.challenge_site_key !== undefined
  const [isChallenged, setIsChallenged] = useState(false)
  const [isChallengeAwaited, setIsChallengeAwaited] = useState(false)
  const [spentChallenges, setSpentChallenges] = useState(0)
  const challenge = useRef<string>(undefined)
  const isTrapIgnored = useRef(false)
  const isTrapped = useRef(false)

  return {
    isChallenged,
    isChallengeAwaited,
    spentChallenges,
    askChallenge: () => setIsChallenged(true),
    /** Whether a challenge is to be passed first: the form is then sent by itself. */
    isHeldBack(): boolean {
      if (emptyTrap(element.current) && canChallenge && !isTrapIgnored.current) isTrapped.current = true
      const isHeld = isTrapped.current && challenge.current === undefined
      if (isHeld) setIsChallenged(true)
      setIsChallengeAwaited(isHeld)
      return isHeld
    },
    /** What the request says of it. */
    proof: (): { trap: Record<string, string>; challenge?: string } => ({
      trap: isTrapped.current ? { [honeypotField]: 'filled in' } : {},
      ...(challenge.current !== undefined && { challenge: challenge.current }),
    }),
    /** Each token is good for one request. */
    spendChallenge() {
      if (challenge.current !== undefined) setSpentChallenges((count) => count + 1)
      challenge.current = undefined
    },
    ignoreTrap() {
      isTrapIgnored.current = true
      isTrapped.current = false
    },
    passChallenge(token: string | undefined) {
      challenge.current = token
      if (token !== undefined && isChallengeAwaited) element.current?.requestSubmit()
    },
  }
}

/** No shopper sees what an extension filled in, to empty it. Whether it was filled. */
function emptyTrap(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(honeypotField)
  if (!(trap instanceof HTMLInputElement) || !trap.value) return false
  trap.value = ''
  return true
}
