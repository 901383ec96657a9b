import { writeLine } from './log-line.ts'
import { currentScope, requestFields } from './request-scope.ts'
import { traceId } from './trace.ts'

/**
 * `error`: the current request or a part of it failed; an alarm counts it. `warn`: something is wrong, but no request failed. `fatal`:
 * the invocation fails, which Lambda counts.
 */
type Level = 'warn' | 'error' | 'fatal'

/** Fields beside the request's: `release` is that of the remote at fault; without one the platform's own is logged. */
type Fields = { release?: string; dealership?: string }

/** One JSON line: the request failed, or a part of its answer did. */
export const logError = (message: string, error: unknown, fields?: Fields): void =>
  write('error', message, error, fields)

/** One JSON line: something is wrong, but the current request succeeds. It raises no alarm. */
export const logWarning = (message: string, error: unknown): void => write('warn', message, error)

/** One JSON line: why the invocation fails. */
export const logFatal = (message: string, error: unknown): void => write('fatal', message, error)

const warned = new Set<string>()

/** A warning, once for each message and process: for damaged data that every read finds again. */
export function logWarningOnce(message: string, error: unknown): void {
  if (warned.has(message)) return
  // Messages name items of data, whose number has no limit.
  if (warned.size >= 1000) warned.clear()
  warned.add(message)
  logWarning(message, error)
}

/**
 * Every line has the current request's fields (IN-2): id, tenant, route, trace and the edge's id; null where there is none.
 */
function write(level: Level, message: string, error: unknown, fields: Fields = {}): void {
  const { trace, edge } = currentScope() ?? {}
  const line = {
    level,
    message,
    ...requestFields(),
    trace: traceId(trace),
    edge,
    ...fields,
    stack: stackOf(error),
    time: new Date().toISOString(),
  }
  writeLine(line)
}

function stackOf(error: unknown): string {
  if (!Error.isError(error)) return String(error)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? own : `${own}\nCaused by: ${stackOf(error.cause)}`
}
