import { reservationKey, tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { type Api, ApiError, sessionAtom } from '@forecourt/shell-api'
import type { Store } from '../navigation/show-view.ts'

export type SessionTools = { api: Api; store: Store; reportFault(error: unknown): void }

export type SessionClient = {
  /** Reads the session: once, unless `isForced`. */
  refresh(isForced?: boolean): void
  /** Ends the session. Rejects with `ApiError`. */
  end(): Promise<void>
}

export function createSessionClient({ api, store, reportFault }: SessionTools): SessionClient {
  let isAsked = false
  /** Only the latest answer counts. */
  let latest = 0

  /** The shopper's own with them: the next one at this browser may be another. */
  function forget(): void {
    try {
      for (const key of [reservationKey, tradeInKey]) localStorage.removeItem(key)
    } catch {
      // Storage that is switched off holds nothing.
    }
    store.set(sessionAtom, 'anonymous')
  }

  async function ask(): Promise<void> {
    const mine = ++latest
    try {
      const { phone } = await api.get(readSession, {})
      if (mine === latest) store.set(sessionAtom, { phone })
    } catch (error) {
      if (mine !== latest) return
      if (error instanceof ApiError && error.code === 'unauthenticated') {
        // The session ended elsewhere: without this, the hint would make every page ask again.
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
        document.cookie = 'session_hint=; Path=/; Max-Age=0'
        return forget()
      }
      // The session stays unknown, and the next reader asks again.
      isAsked = false
      reportFault(error)
    }
  }

  return {
    refresh(isForced = false) {
      if (isAsked && !isForced) return
      isAsked = true
      void ask()
    },
    async end() {
      await api.send(signOut, { body: {} })
      latest += 1
      forget()
    },
  }
}
