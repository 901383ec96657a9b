import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import aws4 from 'aws4'
import { errorOf, TimeoutError } from './aws-error.ts'
import { type Credentials, ownCredentials } from './credentials.ts'
import { withRetries } from './retries.ts'
import { runningTimer } from './running-time.ts'

type Service = 'dynamodb' | 's3' | 'secretsmanager' | 'sts'

export type AwsCall = {
  service: Service
  /** Where it is, without a path. */
  endpoint: string
  path?: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Of the work under way; the process's own when left out. */
  credentials?: Credentials
  /** How long a try waits for the connection, and then for each part of the answer. */
  timeouts: { connectMs: number; answerMs: number }
}

/** A service's address: `AWS_ENDPOINT_URL_<SERVICE>` or `AWS_ENDPOINT_URL`, as in AWS's own clients, else the region's. */
export function serviceEndpoint(service: Exclude<Service, 's3'>, variable: string): string {
  const { [`AWS_ENDPOINT_URL_${variable}`]: own, AWS_ENDPOINT_URL: shared } = process.env
  return own ?? shared ?? `https://${service}.${region()}.amazonaws.com`
}

function region(): string {
  const { AWS_REGION } = process.env
  if (!AWS_REGION) throw new Error('The environment is incomplete: AWS_REGION is missing.')
  return AWS_REGION
}

/**
 * Calls AWS and returns the body of its answer. A call that is throttled, or fails on the way, is tried up to three times.
 * @throws AwsError for what AWS refuses.
 */
export async function callAws(call: AwsCall): Promise<Buffer> {
  const credentials = call.credentials ?? (await ownCredentials())
  return withRetries(call.service, () => attempt({ ...call, credentials }))
}

async function attempt(call: AwsCall & { credentials: Credentials }): Promise<Buffer> {
  const { service, endpoint, path = '/', method, headers = {}, body, credentials, timeouts } = call
  const { protocol, hostname, host, port } = new URL(endpoint)
  const signed = aws4.sign(
    { service, region: region(), host, path, method, headers: { ...headers }, ...(body !== undefined && { body }) },
    credentials,
  )
  const { request, agent } = transport(protocol)
  const sent = request({ hostname, port, path, method, headers: signed.headers, agent })
  const answer = await answerOf(sent, body, timeouts)
  const bytes = await readBody(answer, timeouts.answerMs)
  const { statusCode = 0 } = answer
  if (statusCode >= 300) throw errorOf(statusCode, bytes.toString('utf8'))
  return bytes
}

type Transport = { request: (options: RequestOptions) => ClientRequest; agent: Agent }
const transports = new Map<string, Transport>()

/**
 * One pool of connections for all clients. Node's modules are loaded when they are first used, and not by an import, which would load
 * all that they offer, such as its other HTTP client: 50 ms of processor in a process that starts.
 */
function transport(protocol: string): Transport {
  const known = transports.get(protocol)
  if (known) return known
  const { Agent, request } = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http')
  const made = { request, agent: new Agent({ keepAlive: true, maxSockets: 50 }) }
  transports.set(protocol, made)
  return made
}

function answerOf(sent: ClientRequest, body: string | undefined, { connectMs, answerMs }: AwsCall['timeouts']) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const late = (ms: number, what: string) =>
      runningTimer(ms, () => sent.destroy(new TimeoutError(`AWS ${what} within ${ms} ms.`)))
    const answering = late(answerMs, 'did not answer')
    let connecting: ReturnType<typeof runningTimer> | undefined
    sent.on('socket', (socket) => {
      if (!socket.connecting) return
      connecting = late(connectMs, 'took no connection')
      socket.once('connect', () => connecting?.stop())
    })
    const settle = () => {
      answering.stop()
      connecting?.stop()
    }
    sent.on('error', (error) => {
      settle()
      reject(error)
    })
    sent.on('response', (answer) => {
      settle()
      resolve(answer)
    })
    sent.end(body)
  })
}

async function readBody(answer: IncomingMessage, maxPauseMs: number): Promise<Buffer> {
  const stalled = setTimeout(
    () => answer.destroy(new TimeoutError(`AWS sent nothing for ${maxPauseMs} ms.`)),
    maxPauseMs,
  )
  try {
    const parts: Buffer[] = []
    for await (const part of answer) {
      stalled.refresh()
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    clearTimeout(stalled)
  }
}
