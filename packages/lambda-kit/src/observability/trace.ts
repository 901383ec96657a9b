import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:dgram'
import { conditionFailed, isAwsError } from '../aws/request/aws-error.ts'
import { currentScope, requestFields } from './request-scope.ts'

/** The trace under way, as AWS writes it: `Root=1-…;Parent=…;Sampled=1`. */
type Trace = { root: string; parent: string }

/** Lambda's own trace, else the request header's. Null where the request is not sampled. */
function sampledTrace(): Trace | null {
  const text = process.env._X_AMZN_TRACE_ID ?? currentScope()?.trace ?? ''
  const { Root: root, Parent: parent, Sampled } = Object.fromEntries(text.split(';').map((part) => part.split('=')))
  return root && parent && Sampled === '1' ? { root, parent } : null
}

/** The id that log lines of a traced request carry: `1-5759e988-bd862e3fe1be46a994272793`. */
export const traceId = (header: string | undefined): string | undefined =>
  /Root=([\w-]+)/.exec(process.env._X_AMZN_TRACE_ID ?? header ?? '')?.[1]

/**
 * Does a call to a table and, where a traced request makes it, sends the tracing daemon of this machine a segment of it: X-Ray's
 * format, one datagram a call. Without a daemon nothing is sent; a lost datagram leaves a call out of the trace.
 */
export async function traceTableCall<T>(operation: string, input: object, call: () => Promise<T>): Promise<T> {
  const trace = process.env.AWS_XRAY_DAEMON_ADDRESS ? sampledTrace() : null
  if (!trace) return call()
  const start_time = Date.now() / 1000
  const sendSubsegment = (outcome: object) =>
    send({
      name: 'DynamoDB',
      id: randomBytes(8).toString('hex'),
      type: 'subsegment',
      namespace: 'aws',
      trace_id: trace.root,
      parent_id: trace.parent,
      start_time,
      end_time: Date.now() / 1000,
      aws: { operation, ...tablesOf(input) },
      annotations: annotations(),
      ...outcome,
    })
  try {
    const answer = await call()
    sendSubsegment({})
    return answer
  } catch (error) {
    // A condition that does not hold is an expected outcome, not a failure of the table.
    const isExpected = isAwsError(error, conditionFailed)
    sendSubsegment(isExpected ? { error: true } : { fault: true })
    throw error
  }
}

/** A batch has any number of tables. */
function tablesOf(input: object): { table_name?: unknown; table_names?: string[] } {
  if ('RequestItems' in input) return { table_names: Object.keys(Object(input.RequestItems)) }
  return 'TableName' in input ? { table_name: input.TableName } : {}
}

/** What a trace can be found by: the same fields as log lines and metrics. */
function annotations(): Record<string, string> {
  const { requestId: request_id, ...fields } = requestFields()
  const all = { ...fields, request_id, edge_id: currentScope()?.edge ?? null }
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

let socket: Socket | undefined

function send(segment: object): void {
  const [host, port] = (process.env.AWS_XRAY_DAEMON_ADDRESS ?? '').split(':')
  if (socket === undefined) {
    // Loaded by the first segment: most processes that start send none, and loading it costs a cold start milliseconds.
    socket = process.getBuiltinModule('node:dgram').createSocket('udp4').unref()
    socket.on('error', () => {})
  }
  socket.send(`{"format":"json","version":1}\n${JSON.stringify(segment)}`, Number(port), host, () => {})
}
