import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentServices, RenderDocument } from '@forecourt/contracts/document'
import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { readWatchlist } from '@forecourt/contracts/endpoints/watchlist'
import { errorCodes } from '@forecourt/contracts/error-codes'
import type { Registry, RemotePolicy } from '@forecourt/contracts/releases/release'
import type { Site } from '@forecourt/contracts/site/site'
import { readTenant } from '@forecourt/tenants'
import { siteFolder } from '../../../shell/src/app/view.ts'
import { type Build, type BuiltRemote, builtRemote, builtShell, readBuilt } from './build-pages.ts'
import { errorBody, type FakeAnswer, FakeFailure, type FakeRequest, fake, findAnswer } from './fake-api.ts'
import type { PageAddress } from './page-address.ts'

export type PageServerOptions = {
  /** Which remotes there are: `forms` is that of `mfe-forms`. */
  remotes: readonly string[]
  /** A demo dealer's slug, and what of its site is other than in its file. */
  tenant?: string
  site?: Partial<Site>
  api?: readonly FakeAnswer[]
  /** What the first remote declares for its providers. */
  policy?: RemotePolicy
  /** The pages of that remote that alone may use them. */
  policyPages?: readonly string[]
  /** Where a provider's sandbox is, by the provider's origin. */
  providerOrigins?: Readonly<Record<string, string>>
  /** Where a bucket of uploads is. */
  uploadsOrigin?: string
}

/** What reached the fake API: `POST /api/leads`. */
export type SeenRequest = Omit<FakeRequest, 'params'> & { route: string }

/** `isAhead`: before the shopper opened it. */
export type SeenDocument = { path: string; isAhead: boolean }

export type PageServer = {
  origin: string
  site: Site
  /** In the order they came. */
  requests: SeenRequest[]
  /** The documents that were asked for, in the order they came. */
  documents: SeenDocument[]
  /** Takes the place of the answers that there were. */
  answer(...answers: readonly FakeAnswer[]): void
  close(): void
}

/** What asks the API by itself on every vehicle page is off, unless a test is about it. */
const quiet = { viewCounter: false, priceGauge: false }

/** What every page asks for a signed-in shopper. */
const always = [fake(readWatchlist, () => ({ cars: [] }))]

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As the platform's files: a second visit compiles nothing again. */
const forGood = 'public, max-age=31536000, immutable'

function registryOf(remotes: readonly BuiltRemote[], { policy, policyPages = [] }: PageServerOptions): Registry {
  const releases = remotes.map(({ release }, index) => {
    if (index > 0 || !policy) return release
    const providers = Object.keys(policy)
    const pages = release.pages.map((page) => (policyPages.includes(page.path) ? { ...page, providers } : page))
    return { ...release, policy, pages }
  })
  return { etag: 'fake', remotes: Object.fromEntries(releases.map((release) => [release.name, release])) }
}

/** A picture where a site has photos, three by two: a drawing would be a page of its own to the browser. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABAAQMAAADf+uBNAAAAA1BMVEW5vcSgly4ZAAAAEElEQVR42mNgGAWjYBSQCwADQAAB8oOzpwAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Serves the pages of remotes without a platform: the shell's own server build renders them, the browser hydrates them, and behind
 * both is the fake API.
 */
export async function servePages(options: PageServerOptions, build: Build, at: PageAddress): Promise<PageServer> {
  const { remotes: names, tenant = 'harbourside', site: changes, api = [], providerOrigins, uploadsOrigin } = options
  const shell = builtShell(build)
  const remotes = names.map((name) => builtRemote(name, build))
  const registry = registryOf(remotes, options)
  const versions = Object.fromEntries(Object.values(registry.remotes).map(({ name, version }) => [name, version]))
  const { render }: { render: RenderDocument } = await import(pathToFileURL(join(shell, 'server/document.mjs')).href)

  let answers = api
  const requests: SeenRequest[] = []
  const documents: SeenDocument[] = []
  const { origin } = at
  const { popup: _opensByItself, ...dealer } = readTenant(tenant)
  const capabilities = { ...quiet, ...(changes?.capabilities ?? { ...dealer.capabilities, ...quiet }) }
  const site: Site = { ...dealer, url: origin, ...changes, capabilities }

  const folderOf = (address: string) => remotes.find(({ release }) => address.startsWith(base(release)))
  const fileOf = (address: string): string | undefined => {
    if (address.startsWith('/assets/')) return join(shell, 'browser', address.slice('/assets/'.length))
    const remote = folderOf(address)
    return remote && join(remote.folder, 'browser', address.slice(base(remote.release).length))
  }

  const services: DocumentServices = {
    site,
    registry,
    ...(providerOrigins && { providerOrigins }),
    uploadsOrigin,
    async call(row, params, query = '') {
      const found = answers.find((answer) => routeOf(answer.row) === routeOf(row))
      if (!found) throw new FakeFailure('not_found')
      return found.answer({ params, query, body: undefined, idempotencyKey: undefined })
    },
    contentVersion: async () => undefined,
    loadRemote: (name) => {
      const remote = remotes.find(({ release }) => release.name === name)
      return import(pathToFileURL(join(remote?.folder ?? '', 'server', remote?.release.server.entry ?? '')).href)
    },
    readStyle: async (address) => readBuilt(fileOf(address) ?? ''),
    recordPageOutcome() {},
    logError: (message, error) => console.error(message, error),
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', origin)
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    if (pathname === '/api/registry') return json(response, 200, registry)
    if (pathname === '/api/registry/versions') return json(response, 200, { versions })
    if (pathname.startsWith('/api/releases/')) return json(response, 200, { files: registry.remotes })
    if (pathname === '/api/beacons') return void response.writeHead(204).end()
    if (pathname.startsWith('/media/')) return void response.writeHead(200, { 'content-type': 'image/png' }).end(photo)
    if (pathname.startsWith('/api/')) return answerApi(request, response, { method, pathname, search })
    const file = fileOf(pathname)
    if (file) {
      const type = types[extname(file)] ?? 'application/octet-stream'
      const body = type === 'font/woff2' ? readFileSync(file) : readBuilt(file)
      return void response.writeHead(200, { 'content-type': type, 'cache-control': forGood }).end(body)
    }
    const document = await render({ path: pathname, query: search.slice(1) }, services)
    if (document.headers['content-type']?.startsWith('text/html'))
      documents.push({ path: pathname, isAhead: request.headers['sec-purpose'] !== undefined })
    // A context is kept for other tests, whose site may have another menu at the same address.
    const isKeptBriefly = pathname.startsWith(siteFolder) && !document.headers['cache-control']?.includes('immutable')
    const headers = { ...document.headers, ...(isKeptBriefly && { 'cache-control': 'no-store' }) }
    response.writeHead(document.status, headers).end(document.body)
  }

  type Address = { method: string; pathname: string; search: string }

  async function answerApi(request: IncomingMessage, response: ServerResponse, { method, pathname, search }: Address) {
    const asked = findAnswer(answers, method, pathname)
    const found = asked ?? findAnswer(always, method, pathname)
    const body = await readBody(request)
    const seen = { query: search.slice(1), body, idempotencyKey: request.headers['idempotency-key']?.toString() }
    if (asked) requests.push({ ...seen, route: routeOf(asked.row) })
    try {
      if (!found) throw new FakeFailure('not_found')
      json(response, 200, await found.answer({ ...seen, params: parsedParams(found.row, found.params) }))
    } catch (error) {
      if (!(error instanceof FakeFailure)) throw error
      if (found?.row.mayBeAbsent && error.code === 'not_found') response.writeHead(204).end()
      else json(response, errorCodes[error.code].status, errorBody(error))
    }
  }

  at.answerBy((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  return {
    origin,
    site,
    requests,
    documents,
    answer: (...next) => {
      answers = next
    },
    close: () => at.answerBy(),
  }
}

const base = ({ name, version }: { name: string; version: string }): string => `/remotes/${name}/${version}/`

const parsedParams = (row: Endpoint, params: Record<string, string>) => {
  const parsed = row.params.safeParse(params)
  if (!parsed.success) throw new FakeFailure('bad_request')
  return parsed.data
}

/** JSON, or the fields of a plain form. */
async function readBody(request: IncomingMessage): Promise<never> {
  let text = ''
  for await (const chunk of request) text += chunk
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  // What a test reads of it is the test's to say.
  return (isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : undefined) as never
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))
}
