import { type Api, type SessionHost, sessionAtom } from '@forecourt/shell-api'
import type { Store } from '../navigation/show-view.ts'
import type { SessionClient } from './session-client.ts'

/** A readable cookie that hints at a session; scripts cannot read the session's own cookie. */
export const hasSession = (): boolean => document.cookie.split('; ').includes('session_hint=1')

export type SessionTools = { api: Api; store: Store; reportFault(error: unknown): void }

/** The session. Its code loads only for visitors who have one. */
export function createSession(tools: SessionTools): SessionHost {
  let loading: Promise<SessionClient> | null = null
  const client = () => {
    loading ??= import(/* webpackChunkName: "client" */ './session-client.ts').then(({ createSessionClient }) =>
      createSessionClient(tools),
    )
    loading.catch((error) => {
      loading = null
      tools.reportFault(error)
    })
    return loading
  }
  return {
    refresh(isForced) {
      if (hasSession()) {
        // After signing in, a gate waits for the new answer.
        if (isForced) tools.store.set(sessionAtom, (before) => (before === 'anonymous' ? 'unknown' : before))
        client().then(
          ({ refresh }) => refresh(isForced),
          () => {},
        )
      } else tools.store.set(sessionAtom, 'anonymous')
    },
    end: async () => (await client()).end(),
  }
}
