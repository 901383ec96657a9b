import { useEffect } from 'react'
import { useHost } from './host.ts'
import { useSession } from './shopper/session.ts'

/**
 * WL-9. For a page that is for shoppers who are signed in with a phone number: it sends others to `signIn`, the sign-in page's address with the way back;
 * null opens the page to all. `checking` until the browser knows: the page is a public frame, and its data private endpoints'.
 */
export function useGate(signIn: string | null): 'open' | 'checking' {
  const { navigate } = useHost()
  const session = useSession()
  const isSignedIn = typeof session === 'object' && session.phone !== null
  const isClosed = signIn !== null && session !== 'unknown' && !isSignedIn
  useEffect(() => {
    if (isClosed) navigate(signIn, { replace: true })
  }, [isClosed, signIn, navigate])
  return signIn === null || isSignedIn ? 'open' : 'checking'
}
