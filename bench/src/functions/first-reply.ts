import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'

/** A vehicle that there is not: the function reads the site, looks the address up in the stock, and replies. */
const expectedReply = '404 not_found'
const event = httpEvent({
  path: '/api/cars/2021-kia-rio',
  route: '/api/cars/{slug}',
  tenant: 'northgate',
  params: { slug: '2021-kia-rio' },
})

/** What Lambda does for the first request: loads the module and calls its handler. */
const program = `
  const { handler } = await import(process.argv[1])
  const { statusCode, body } = await handler(JSON.parse(process.env.EVENT), { awsRequestId: '1' })
  process.stdout.write(statusCode + ' ' + JSON.parse(body).error?.code)
  process.exit()`

/** Milliseconds from the start of a process to its end. Throws when its output is not the expected one. */
async function timedProcess(args: readonly string[], expected: string): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  await once(child, 'close')
  const ms = performance.now() - started
  if (output !== expected) throw new Error(`A process answered "${output}" in place of "${expected}".`)
  return ms
}

/** Local tables with one site, and the time that a new process takes. */
export async function startFirstReplies() {
  const tables = await startLocalTables()
  await writeSite(testSite())
  process.env.EVENT = JSON.stringify(event)
  return {
    /** Of a function's module: until it has replied to its first request. */
    firstReplyMs: (module: string) =>
      timedProcess(['--input-type=module', '-e', program, pathToFileURL(module).href], expectedReply),
    /** Of `node -e 0`. */
    emptyProcessMs: () => timedProcess(['-e', '0'], ''),
    close: tables.close,
  }
}
