import { type Api, type SessionHost, sessionAtom } from '@forecourt/shell-api'
import type { Store } from '../navigation/show-view.ts'
import type { SessionClient } from './session-client.ts'

/** A readable cookie beside the session's own, which no script can read: it says only that there is one. */
export const hasSession = (): boolean => document.cookie.split('; ').includes('session_hint=1')

export type SessionTools = { api: Api; store: Store; reportFault(error: unknown): void }

/** Who is signed in. Its code loads for visitors who have a session; of others nothing is asked. */
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
    refresh(isAnew) {
      if (hasSession()) {
        // Who has just signed in is no longer anonymous: a gate waits for the answer.
        if (isAnew) tools.store.set(sessionAtom, (before) => (before === 'anonymous' ? 'unknown' : before))
        client().then(
          ({ refresh }) => refresh(isAnew),
          () => {},
        )
      } else tools.store.set(sessionAtom, 'anonymous')
    },
    end: async () => (await client()).end(),
  }
}
