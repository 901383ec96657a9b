import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** More would fill the memory of a platform that runs for days. */
const maxMessages = 500

export type SandboxRequest = {
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
  receivedAtMs: number
}

export type SandboxReply =
  | { status: number; headers?: Record<string, string>; body?: string; delayMs?: number }
  /** Never answers. */
  | 'hold'
  /** Closes the connection without an answer. */
  | 'hang-up'
  /** Status 200 and a body that never ends. */
  | 'endless'
  /** Status 200 and a body that begins and never ends. */
  | 'stalled'
  /** Bytes that are not HTTP. */
  | { raw: string }

/** One try to deliver a webhook; without a status it is under way, or nothing answered. */
export type SentWebhook = { id: string; type: string; how: string; sentAtMs: number; status?: number; hasFailed?: true }

/** Webhooks of a sandbox that sends some. */
export type SandboxWebhooks = {
  /** What `resend` can do with the newest ones. */
  ways: readonly string[]
  /** False while there is none to send. */
  resend(way: string): boolean
  /** The newest last. */
  sent(): readonly SentWebhook[]
}

/** A local HTTP server that speaks a provider's own API. The operator's page and tests switch its faults. */
export type Sandbox<Message extends object = object, Fault extends string = string> = {
  name: string
  title: string
  faults: readonly Fault[]
  listener: RequestListener
  /** Throws on a fault that the sandbox does not have; null ends the fault. */
  setFault(fault: Fault | null): void
  fault(): Fault | null
  /** What the provider accepted, oldest first, at most 500. */
  inbox(): readonly Message[]
  webhooks?: SandboxWebhooks
  /** Empties the inbox and ends the fault. */
  reset(): void
}

export type SandboxDefinition<Message extends object = object, Fault extends string = string> = {
  name: string
  title: string
  faults: readonly Fault[]
  create(): Sandbox<Message, Fault>
}

type Behaviour<Message, Fault> = {
  name: string
  title: string
  faults: readonly Fault[]
  receive(
    request: SandboxRequest,
    fault: Fault | null,
    inbox: readonly Message[],
  ): { reply: SandboxReply; message?: Message }
}

export function defineSandbox<Message extends object, Fault extends string>(
  behaviour: Behaviour<Message, Fault>,
): SandboxDefinition<Message, Fault> {
  const { name, title, faults } = behaviour
  return { name, title, faults, create: () => createSandbox(behaviour) }
}

function createSandbox<Message extends object, Fault extends string>({
  name,
  title,
  faults,
  receive,
}: Behaviour<Message, Fault>): Sandbox<Message, Fault> {
  let current: Fault | null = null
  let messages: Message[] = []
  const listener: RequestListener = async (request, response) => {
    // A client that leaves while it sends is no fault of the sandbox.
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return
    const { method = 'GET', url: path = '/', headers } = request
    const { reply, message } = receive({ method, path, headers, body, receivedAtMs: Date.now() }, current, messages)
    if (message) messages = [...messages, message].slice(-maxMessages)
    send(reply, response)
  }
  return {
    name,
    title,
    faults,
    listener,
    setFault(fault) {
      if (fault !== null && !faults.includes(fault)) throw new Error(`The sandbox "${name}" has no fault "${fault}".`)
      current = fault
    },
    fault: () => current,
    inbox: () => messages,
    reset() {
      current = null
      messages = []
    },
  }
}

function send(reply: SandboxReply, response: ServerResponse): void {
  if (reply === 'hold') return
  if (reply === 'hang-up') response.socket?.destroy()
  // Ends when the client closes the connection.
  else if (reply === 'endless') pipeline(Readable.from(repeatForever()), response, () => {})
  else if (reply === 'stalled') response.writeHead(200).write('o')
  else if ('raw' in reply) response.socket?.end(reply.raw)
  else if (reply.delayMs) setTimeout(() => send({ ...reply, delayMs: 0 }, response), reply.delayMs)
  else response.writeHead(reply.status, reply.headers).end(reply.body)
}

function* repeatForever(): Generator<string> {
  while (true) yield 'x'.repeat(16_384)
}
