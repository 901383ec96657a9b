import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { sandbox } from '@forecourt/providers/youx/sandbox'

const ownHeaders = { 'content-type': 'application/json', origin: 'https://own.example', 'x-site-host': 'own.example' }
const loan = { selfAssessedCreditScore: 'GREAT', purchasePrice: 36_990, loanTerm: 5, year: 2025 }
const quoteEvent = httpEvent({
  ...{ path: '/api/youx/quote', route: '/api/youx/quote', method: 'POST', tenant: 'northgate' },
  body: JSON.stringify(loan),
})

/** The first request of a function, and what it replies. */
const requests = {
  /** A vehicle that there is not: the function reads the site, looks the address up in the stock, and replies. */
  vehicle: {
    event: httpEvent({
      path: '/api/cars/2021-kia-rio',
      route: '/api/cars/{slug}',
      tenant: 'northgate',
      params: { slug: '2021-kia-rio' },
    }),
    reply: '404 not_found',
  },
  /** It reads the site, counts the request, and asks the provider, which is a sandbox here. */
  quote: { event: { ...quoteEvent, headers: { ...quoteEvent.headers, ...ownHeaders } }, reply: '200 undefined' },
} as const

/** What Lambda does for the first request: loads the module and calls its handler. */
const program = `
  const { handler } = await import(process.argv[1])
  const { statusCode, body } = await handler(JSON.parse(process.env.EVENT), { awsRequestId: '1' })
  process.stdout.write(statusCode + ' ' + JSON.parse(body).error?.code)
  process.exit()`

let asked = 0
/** The event, from an address of its own: calls are limited by address. */
const fromNewAddress = <E extends { headers: object }>(event: E): E => ({
  ...event,
  headers: { ...event.headers, 'x-viewer-ip': `198.51.${Math.floor(asked / 250)}.${asked++ % 250}` },
})

/** Milliseconds from the start of a process to its end. Throws when its output is not the expected one. */
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

/** Local tables with one site, the finance provider's sandbox, and the time that a new process takes. */
export async function startFirstReplies(name: keyof typeof requests) {
  const { event, reply } = requests[name]
  const [tables, youx] = await Promise.all([startLocalTables(), startSandbox(sandbox.create())])
  Object.assign(process.env, { YOUX_URL: youx.url, YOUX_SECRET: 'a-secret-of-the-lender' })
  await writeSite(testSite())
  return {
    /** Of a function's module: until it has replied to its first request. */
    firstReplyMs: (module: string) =>
      timedProcess(['--input-type=module', '-e', program, pathToFileURL(module).href], reply, {
        ...process.env,
        EVENT: JSON.stringify(fromNewAddress(event)),
      }),
    /** Of `node -e 0`. */
    emptyProcessMs: () => timedProcess(['-e', '0'], ''),
    close: async () => void (await Promise.all([tables.close(), youx.close()])),
  }
}
