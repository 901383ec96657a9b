import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GatewayRequest, GatewayResponse } from '../aws/gateway/gateway.ts'
import type { LocalSandbox } from '../aws/sandboxes/local-sandboxes.ts'
import { repositoryRoot } from '../process/folders.ts'
import { messagePage } from './messages/message-page.ts'
import { jsonBytes, messageId, messageView, withCheckedSignature } from './messages/message-view.ts'
import { type OperatorSources, readOperatorView } from './operator-data.ts'
import { operatorPage } from './operator-page.ts'
import { switchSandbox } from './sandbox-faults.ts'

const font = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const files: Record<string, { type: string; file: string }> = {
  '/operator.css': { type: 'text/css; charset=utf-8', file: join(import.meta.dirname, 'operator.css') },
  '/operator.svg': { type: 'image/svg+xml', file: join(import.meta.dirname, 'operator.svg') },
  '/operator.woff2': { type: 'font/woff2', file: join(repositoryRoot, font) },
}

/** Answers the bare host: the operator's page, its few files, and the same as JSON for tests and commands. */
export const operator =
  (sources: OperatorSources) =>
  async (request: GatewayRequest): Promise<GatewayResponse> => {
    if (request.method === 'POST' && request.path.startsWith('/sandboxes/')) return change(request, sources.sandboxes)
    if (!['GET', 'HEAD'].includes(request.method)) return notAllowed
    const file = files[request.path]
    if (file) return reply(200, file.type, await readFile(file.file))
    const [, section, sandbox = '', id = ''] = request.path.split('/')
    if (section === 'inbox' && id) return message(sandbox, id, sources)
    if (request.path === '/status.json') return json(await sources.index())
    if (request.path === '/inbox.json') return json(inboxes(sources))
    if (request.path !== '/') return none
    const now = new Date()
    return page(200, operatorPage(await readOperatorView(request.headers.host ?? '', now, sources), now))
  }

function change(request: GatewayRequest, sandboxes: readonly LocalSandbox[]): GatewayResponse {
  const outcome = switchSandbox(request, sandboxes)
  if (outcome === 'foreign') return text(403, 'This can only be sent from the page itself.')
  if (outcome === 'unknown') return text(400, 'There is no such sandbox or fault.')
  const section = new URLSearchParams(request.body.toString('utf8')).get('do') === 'resend' ? 'reservations' : 'inbox'
  return { ...text(303, ''), headers: { location: `/#${section}`, 'cache-control': 'no-store' } }
}

function message(name: string, id: string, { sandboxes, signingSecrets }: OperatorSources): GatewayResponse {
  const sandbox = sandboxes.find((each) => each.name === name)
  const found = sandbox?.inbox().find((each) => messageId(each) === id)
  if (!sandbox || !found) return none
  return page(200, messagePage(sandbox.title, messageView(found, signingSecrets())))
}

/** By sandbox: its fault, and what it received, oldest first. */
function inboxes({ sandboxes, signingSecrets }: OperatorSources) {
  const secrets = signingSecrets()
  return Object.fromEntries(
    sandboxes.map((sandbox) => {
      const messages = sandbox.inbox().map((each) => withCheckedSignature(each, secrets))
      return [sandbox.name, { fault: sandbox.fault(), messages }]
    }),
  )
}

const reply = (status: number, type: string, body: string | Buffer): GatewayResponse => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  cookies: [],
  body: Buffer.from(body),
})

const text = (status: number, body: string) => reply(status, 'text/plain; charset=utf-8', body)
const json = (value: unknown) => reply(200, 'application/json', JSON.stringify(value, jsonBytes))
const none = text(404, 'There is nothing here. The page is at /.')

/** The policy of a message's HTML, which is shown inside the page. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: http: https:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

function page(status: number, body: string): GatewayResponse {
  const plain = reply(status, 'text/html; charset=utf-8', body)
  return { ...plain, headers: { ...plain.headers, 'content-security-policy': policy } }
}

const notAllowed: GatewayResponse = {
  ...text(405, 'This page can only be read: use GET.'),
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: 'GET, HEAD' },
}
