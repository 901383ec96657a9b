import { types } from 'node:util'
import { currentScope, platformRelease } from './request-scope.ts'
import { traceId } from './trace.ts'

/**
 * What a log line says of the request it belongs to. Without an id it is of none: no request failed, and no alarm counts it. `release` is
 * the remote's whose fault it is; without one, the platform's own.
 */
export type LogContext = { requestId?: string; tenant?: string; route: string; release?: string }

/**
 * Writes one JSON line at level `error`: message, request id, tenant, route, release, trace, and the error's stack with its causes. Straight
 * to standard output, because the runtime's console puts words of its own before the line and it would no longer be JSON.
 */
export function logError(context: LogContext, message: string, error: unknown): void {
  const line = {
    level: 'error',
    message,
    release: platformRelease(),
    ...context,
    trace: traceId(currentScope()?.trace),
    stack: stackOf(error),
    time: new Date().toISOString(),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const told = new Set<string>()

/** The same, once for each message in the life of a process: for what every reading of the same data meets again. */
export function logErrorOnce(context: LogContext, message: string, error: unknown): void {
  if (told.has(message)) return
  // Each names an item of data, and of those there may be any number.
  if (told.size >= 1000) told.clear()
  told.add(message)
  logError(context, message, error)
}

function stackOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? own : `${own}\nCaused by: ${stackOf(error.cause)}`
}
