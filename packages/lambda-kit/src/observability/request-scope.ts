import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line, metric and trace of a request says of it. */
export type RequestScope = {
  requestId: string
  /** Undefined where it is of no one tenant, as an import or a schedule. */
  tenant?: string | undefined
  route: string
  /** Of the request's header, where Lambda says nothing of its own. */
  trace?: string | undefined
  /** How the edge's log names the request. */
  edge?: string | undefined
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Does the work of a request: whatever is logged, measured or traced meanwhile belongs to it. */
export const withRequestScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The request under way; undefined between requests. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()

/**
 * By what lines, metrics and traces are found: the request under way, null where there is none or no one tenant, and which
 * release of the platform this process runs, as its deploy says.
 */
export function requestFields() {
  const { requestId = null, tenant = null, route = null } = currentScope() ?? {}
  return { requestId, tenant, route, release: process.env.RELEASE ?? 'unreleased' }
}
