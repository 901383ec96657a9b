import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Where the watching script reports; nothing of the platform has this path. */
const reports = '/journey-problems'

export type WebkitProxy = { port: number; problems: string[]; close(): Promise<void> }

/** WebDriver shows no console, so each document reports its own. */
function watchPage(path: string): void {
  const say = (text: string) => navigator.sendBeacon(path, `${text} (on ${location.href})`)
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...args: unknown[]) => {
      say(`console ${level}: ${args.map(String).join(' ')}`)
      write.apply(console, args)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const from = event.target instanceof HTMLElement ? event.target : null
      if (!from) return say(`uncaught: ${event.error?.stack ?? event.message}`)
      const address = from.getAttribute('src') ?? from.getAttribute('href')
      // WebKit cancels the loads of a document some time before it leaves it: such a document does not get to say it.
      setTimeout(() => say(`failed to load: ${from.localName} ${address}`), 1_000)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => say(`unhandled rejection: ${reason?.stack ?? reason}`))
  addEventListener('securitypolicyviolation', (event) => say(`policy: ${event.violatedDirective} ${event.blockedURI}`))
}

const script = `(${watchPage})(${JSON.stringify(reports)})`
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * What WebKit sends its requests through: it asks the system's resolver, which need not know `*.localhost`, and its driver has no
 * script that runs before a page's own. Documents get the watching script as their first, and its hash in their policy.
 */
export async function startWebkitProxy(): Promise<WebkitProxy> {
  const problems: string[] = []
  const server = createServer((asked, answer) => {
    forward(asked, answer, problems).catch(() => answer.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    problems,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function forward(asked: IncomingMessage, answer: ServerResponse, problems: string[]): Promise<void> {
  const url = new URL(asked.url ?? '')
  if (url.pathname === reports) {
    problems.push(await text(asked))
    return void answer.writeHead(204).end()
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const path = url.pathname + url.search
  const sent = request({ host: '127.0.0.1', port: url.port, path, method: asked.method, headers }, resolve)
  sent.on('error', reject)
  asked.pipe(sent)
  const given = await promise
  const { statusCode = 502 } = given
  // A provider's own pages are not ours.
  if (statusCode >= 400 && url.hostname.endsWith('.localhost')) problems.push(`answer ${statusCode}: ${url.href}`)
  if (!given.headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(statusCode, given.headers)
    return void given.pipe(answer)
  }
  const { 'content-length': _, 'content-security-policy': policy = '', ...rest } = given.headers
  const allowed = policy.toString().replace('script-src', `script-src ${hash}`)
  const html = await text(given)
  answer.writeHead(statusCode, { ...rest, ...(allowed && { 'content-security-policy': allowed }) })
  answer.end(html.replace('<head>', () => `<head><script>${script}</script>`))
}
