import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line, metric and trace of a request says of it. */
export type RequestScope = { requestId?: string; tenant?: string; route: string; trace?: string }

const scopes = new AsyncLocalStorage<RequestScope>()

/** Does the work of a request: whatever is logged, measured or traced meanwhile belongs to it. */
export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The request under way; undefined between requests. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()

/** Which release of the platform this process runs, as its deploy says. */
export const platformRelease = (): string => process.env.RELEASE ?? 'unreleased'
