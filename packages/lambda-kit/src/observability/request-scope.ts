import { AsyncLocalStorage } from 'node:async_hooks'

/** The fields of a request in every log line, metric and trace. */
export type RequestScope = {
  requestId: string
  /** Undefined where it belongs to no tenant, as an import or a schedule. */
  tenant?: string | undefined
  route: string
  /** Of the request's header, where Lambda has none. */
  trace?: string | undefined
  /** The request's id in the edge's log. */
  edge?: string | undefined
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs the work of a request: what it logs, measures and traces has these fields. */
export const withRequestScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The current request; undefined between requests. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()

/**
 * The fields by which lines, metrics and traces are found: the current request's (null without one, or without a tenant), and the
 * release of the platform that this process runs.
 */
export function requestFields() {
  const { requestId = null, tenant = null, route = null } = currentScope() ?? {}
  return { requestId, tenant, route, release: process.env.RELEASE ?? 'unreleased' }
}
