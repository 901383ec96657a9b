import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import type { FunctionRequest } from './function-requests.ts'

/** What Lambda does for the first request: loads the module and calls its handler. */
const program = `
  const { handler } = await import(process.argv[1])
  const { statusCode } = await handler(JSON.parse(process.env.EVENT), { awsRequestId: '1' })
  process.stdout.write(String(statusCode))
  process.exit()`

let asked = 0
/** An address of its own for each request: calls are limited by address. */
const newAddress = () => `198.51.${Math.floor(asked / 250)}.${asked++ % 250}`

/** Milliseconds from the start of a process to its end. Throws when its output does not end with the expected one. */
async function timedProcess(args: readonly string[], expected: string, env = process.env): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  await once(child, 'close')
  const ms = performance.now() - started
  if (output !== expected) throw new Error(`A process answered "${output}" in place of "${expected}".`)
  return ms
}

/** Milliseconds that a new process takes to load a function's module and reply to its first request. */
export function firstReplyMs(module: string, { event, status }: FunctionRequest): Promise<number> {
  const fresh = {
    ...event,
    headers: { ...event.headers, 'x-viewer-ip': newAddress(), 'idempotency-key': randomUUID() },
  }
  return timedProcess(['--input-type=module', '-e', program, pathToFileURL(module).href], String(status), {
    ...process.env,
    // It is known to be in Lambda, as what is deployed is: it takes secrets from Secrets Manager and the stock from its snapshot.
    AWS_LAMBDA_FUNCTION_NAME: 'bench',
    EVENT: JSON.stringify(fresh),
  })
}

/** Of `node -e 0`. */
export const emptyProcessMs = (): Promise<number> => timedProcess(['-e', '0'], '')
