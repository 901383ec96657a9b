import { atom } from 'jotai'
import { useEffect } from 'react'
import { type SessionHost, useHost } from '../host.ts'
import { useBrowserAtom } from './browser-atom.ts'

/** `unknown` until the browser knows; documents never vary by shopper. A session from elsewhere may have no phone. */
export type ShopperSession = 'unknown' | 'anonymous' | { phone: string | null }

/** The host sets it. */
export const sessionAtom = atom<ShopperSession>('unknown')

/** Who is signed in. The first use asks. */
export function useSession(): ShopperSession {
  const { session } = useHost()
  const current = useBrowserAtom(sessionAtom)
  useEffect(() => session.refresh(), [session])
  return current
}

/** `refresh` after signing in, `signOut` to end the session; it rejects with `ApiError`. */
export function useSessionActions(): { refresh(): void; signOut(): Promise<void> } {
  const { session }: { session: SessionHost } = useHost()
  return { refresh: () => session.refresh(true), signOut: session.end }
}
