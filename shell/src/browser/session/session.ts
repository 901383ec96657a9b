import { sessionChangeKey } from '@forecourt/contracts/browser/stored-keys'
import { type SessionHost, sessionAtom } from '@forecourt/shell-api'
import { whenSeen } from '../prerender/when-seen.ts'
import type { SessionClient, SessionTools } from './session-client.ts'

/** A readable cookie that hints at a session; scripts cannot read the session's own cookie. */
export const hasSession = (): boolean => document.cookie.split('; ').includes('session_hint=1')

/** Stored for a moment: the other tabs of the browser notice, and nothing is left. */
function notifyOtherTabs(): void {
  try {
    localStorage.setItem(sessionChangeKey, '1')
    localStorage.removeItem(sessionChangeKey)
  } catch {
    // Storage that is switched off: each tab learns it from its next request.
  }
}

/** The session. Its code loads only for visitors who have one. */
export function createSession(tools: SessionTools): SessionHost {
  const { store } = tools
  let loading: Promise<SessionClient> | null = null
  const client = () => {
    loading ??= import(/* webpackChunkName: "session" */ './session-client.ts').then(({ createSessionClient }) =>
      createSessionClient(tools),
    )
    loading.catch((error) => {
      loading = null
      tools.reportFault(error)
    })
    return loading
  }
  function ask(isForced?: boolean): void {
    if (hasSession()) {
      // After signing in, a gate waits for the new answer.
      if (isForced) store.set(sessionAtom, (before) => (before === 'anonymous' ? 'unknown' : before))
      client().then(
        ({ refresh }) => refresh(isForced),
        () => {},
      )
    } else store.set(sessionAtom, 'anonymous')
  }
  addEventListener('storage', ({ key, newValue }) => key === sessionChangeKey && newValue && ask(true))
  // Browsers keep a page that was left as it was, and it gets no event meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && ask(true))
  if (document.prerendering) whenSeen(() => ask(true))
  return {
    refresh(isForced) {
      ask(isForced)
      if (isForced) notifyOtherTabs()
    },
    async end() {
      await (await client()).end()
      notifyOtherTabs()
    },
  }
}
