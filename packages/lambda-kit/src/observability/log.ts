import { types } from 'node:util'
import { currentScope, requestFields } from './request-scope.ts'
import { traceId } from './trace.ts'

/**
 * `error`: the request under way failed, or a part of it did, and an alarm counts it. `warn`: something is wrong, and it failed no
 * request. `fatal`: the invocation ends with it, which Lambda counts by itself.
 */
type Level = 'warn' | 'error' | 'fatal'

/** What a line says beside the request: `release` is the remote's whose fault it is; without one it is the platform's own. */
type Fields = { release?: string; dealership?: string }

/** One JSON line: the request failed, or a part of its answer did. */
export const logError = (message: string, error: unknown, fields?: Fields): void =>
  write('error', message, error, fields)

/** One JSON line: something is wrong, and the request under way goes well all the same. It rings no alarm. */
export const logWarning = (message: string, error: unknown): void => write('warn', message, error)

/** One JSON line: this is why the invocation ends. */
export const logFatal = (message: string, error: unknown): void => write('fatal', message, error)

const warned = new Set<string>()

/** A warning, once for each message in the life of a process: for what every reading of the same data meets again. */
export function logWarningOnce(message: string, error: unknown): void {
  if (warned.has(message)) return
  // Each names an item of data, and of those there may be any number.
  if (warned.size >= 1000) warned.clear()
  warned.add(message)
  logWarning(message, error)
}

/**
 * Every line has the request under way (IN-2): its id, tenant, route, trace and the edge's own id of it; null where there is none.
 * Straight to standard output, because the runtime's console puts words of its own before the line and it would no longer be JSON.
 */
function write(level: Level, message: string, error: unknown, fields: Fields = {}): void {
  const { trace, edge } = currentScope() ?? {}
  const line = {
    level,
    message,
    ...requestFields(),
    ...{ trace: traceId(trace), edge },
    ...fields,
    stack: stackOf(error),
    time: new Date().toISOString(),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function stackOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? own : `${own}\nCaused by: ${stackOf(error.cause)}`
}
