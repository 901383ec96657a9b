import { createHash } from 'node:crypto'
import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type ResponseOf,
  routeOf,
} from '@forecourt/contracts/endpoints/endpoint'
import { type ErrorCode, errorCodes } from '@forecourt/contracts/error-codes'
import type { ErrorBody } from '@forecourt/contracts/errors'
import { sharedStock } from '@forecourt/contracts/platform/shared-cache'
import type { Site } from '@forecourt/contracts/site/site'
import { AppError } from '../app-error.ts'
import { immutable } from './file-headers.ts'
import { createHttpHandler, type ErrorResponse } from './http-handler.ts'
import { type HttpEvent, type HttpHandler, type HttpResult, header } from './http-request.ts'
import { parseParams } from './parse-params.ts'
import { formFields, isForm, parseBody, readBody, readText } from './request-body.ts'
import { checkFetchSite, checkSameSite } from './same-site.ts'
import { readSession, type Session, sessionCookies, sessionIdOf } from './session.ts'

/** A request of an endpoint, parsed by its row. */
export type EndpointRequest<E extends Endpoint> = {
  site: Site
  params: ParamsOf<E>
  /** The raw query string. */
  query: string
  body: BodyOf<E>
  /** It came as a plain HTML form, from a browser without scripts. */
  isPlainForm: boolean
  /** Who asks, as far as the edge knows. */
  client: { ip: string; userAgent: string }
  /** Null without one, and where the row says that it has none. */
  session: Session | null
  /** The id behind `session`, to end it. */
  sessionId: string | undefined
  /** Gives the shopper's browser the id of a session with the answer; null takes the one it has. */
  setSession(id: string | null): void
  /** Nobody keeps the answer, whatever the row says: a later one may be better. */
  preventCaching(): void
  /** Of an endpoint that creates something. Elsewhere what the request has, unchecked; empty without one. */
  idempotencyKey: string
}

/** How an endpoint answers a plain HTML form. */
export type FormAnswers<E extends Endpoint> = {
  /** The body that the fields are, before it is parsed. */
  toBody(fields: URLSearchParams): unknown
  /** The path of the next page (303). */
  nextPath(response: ResponseOf<E>, request: EndpointRequest<E>): string | Promise<string>
  /** The page that says what is wrong and keeps what was typed. No fields are given for a form from elsewhere, or one that is too large. */
  toErrorPage(error: AppError, fields: URLSearchParams, site: Site): HttpResult | Promise<HttpResult> | undefined
}

/** What a page's `load` asks of an endpoint, without the way through the network. */
export type LoadRequest = { site: Site; params: Readonly<Record<string, string>>; query: string }

/** An endpoint with the work behind it: functions respond with it, and the document function loads pages' data with it. */
export type Answer = {
  endpoint: Endpoint
  respond(event: HttpEvent, site: Site): Promise<HttpResult>
  load(request: LoadRequest): Promise<unknown>
  /** What a plain form is answered that failed; undefined where the request is none, or the endpoint takes none. */
  toErrorPage?(error: AppError, event: HttpEvent, site: Site): HttpResult | Promise<HttpResult> | undefined
}

/** Pairs an endpoint's row with its work. The request is parsed by the row, and the answer's caching is the row's. */
export function answers<E extends Endpoint>(
  endpoint: E,
  work: (request: EndpointRequest<E>) => Promise<ResponseOf<E>>,
  form?: FormAnswers<E>,
): Answer {
  async function answer(event: HttpEvent, request: Request<E>): Promise<HttpResult> {
    if (endpoint.counts) checkFetchSite(event)
    if (endpoint.method === 'GET')
      return jsonResult(endpoint, event, await work(withBody(endpoint, request, undefined)))
    if (endpoint.signedBy) {
      const signed = { text: readText(event, endpoint), signature: header(event, endpoint.signedBy) }
      return jsonResult(endpoint, event, await work(withBody(endpoint, request, signed)))
    }
    checkSameSite(event, request.site.url)
    const body = readBody(event, endpoint)
    if (body.kind === 'json')
      return jsonResult(
        endpoint,
        event,
        await work(withBody(endpoint, request, body.value, { key: header(event, 'idempotency-key') })),
      )
    if (!form) throw new AppError('unreadable')
    return answerForm(body.fields, { endpoint, request, work, form })
  }
  return {
    endpoint,
    load({ site, params, query }) {
      const anonymous = { session: null, sessionId: undefined, setSession() {}, preventCaching() {} }
      const request = { site, params: parseParams(endpoint, params), query, ...anonymous }
      return work(withBody(endpoint, { ...request, client: { ip: '', userAgent: '' } }, undefined))
    },
    async respond(event, site) {
      const cookies: string[] = []
      const setSession = (id: string | null) => void cookies.splice(0, 2, ...sessionCookies(site.url, id))
      let isCacheable = true
      const preventCaching = () => {
        isCacheable = false
      }
      const request = { ...(await baseRequest(endpoint, event, site)), setSession, preventCaching }
      const answered = await answer(event, request)
      const result = isCacheable ? answered : withHeader(answered, 'cache-control', 'no-store')
      return cookies.length > 0 ? { ...result, cookies } : result
    },
    toErrorPage(error, event, site) {
      if (!form || !isForm(event)) return undefined
      const fields = unread.has(error.code) ? new URLSearchParams() : formFields(event, endpoint)
      return form.toErrorPage(error, fields, site)
    },
  }
}

const withHeader = (result: HttpResult, name: string, value: string): HttpResult => ({
  ...result,
  headers: { ...result.headers, [name]: value },
})

/** Errors of which nothing that was sent is read: it is not a page of the site that sent it, or it is too much. */
const unread: ReadonlySet<ErrorCode> = new Set(['forbidden', 'too_large'])

type Request<E extends Endpoint> = Omit<EndpointRequest<E>, 'body' | 'isPlainForm' | 'idempotencyKey'>

async function baseRequest<E extends Endpoint>(
  endpoint: E,
  event: HttpEvent,
  site: Site,
): Promise<Omit<Request<E>, 'setSession' | 'preventCaching'>> {
  const params = parseParams(endpoint, event.pathParameters ?? {})
  const sessionId = endpoint.session === 'none' ? undefined : sessionIdOf(event, site.url)
  const session = await readSession(site.slug, sessionId)
  if (endpoint.session === 'required' && !session) throw new AppError('unauthenticated')
  return { site, params, query: event.rawQueryString, client: clientOf(event), session, sessionId }
}

/** Behind the edge the gateway sees the edge; the client's address is the first that it forwards. */
const clientOf = (event: HttpEvent) => ({
  ip: header(event, 'x-viewer-ip') ?? event.requestContext.http.sourceIp,
  userAgent: (header(event, 'user-agent') ?? '').slice(0, 300),
})

const keyPattern = /^[\w-]{16,100}$/

function withBody<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  value: unknown,
  { key, isPlainForm = false }: { key?: string | null; isPlainForm?: boolean } = {},
): EndpointRequest<E> {
  if (endpoint.creates && !keyPattern.test(key ?? ''))
    throw new AppError('bad_request', 'The idempotency key must be 16 to 100 letters, digits, - or _.')
  // The schema of E makes the body of E: the compiler only sees the type that all schemas have.
  const body = (endpoint.body ? parseBody(endpoint.body, value) : undefined) as BodyOf<E>
  return { ...request, body, isPlainForm, idempotencyKey: key ?? '' }
}

/**
 * The idempotency key of a plain form: its own, or what it says, who sends it and on which day. Pages are shared, so they cannot hold a
 * key for each shopper.
 */
function formKey(fields: URLSearchParams, ip: string): string {
  const day = new Date().toISOString().slice(0, 10)
  const content = JSON.stringify([ip, day, [...fields].sort(([a], [b]) => (a < b ? -1 : 1))])
  return fields.get('idempotency_key') || createHash('sha256').update(content).digest('hex')
}

type FormCall<E extends Endpoint> = {
  endpoint: E
  request: Request<E>
  work(request: EndpointRequest<E>): Promise<ResponseOf<E>>
  form: FormAnswers<E>
}

async function answerForm<E extends Endpoint>(fields: URLSearchParams, call: FormCall<E>): Promise<HttpResult> {
  const { endpoint, request, work, form } = call
  const key = formKey(fields, request.client.ip)
  const whole = withBody(endpoint, request, form.toBody(fields), { key, isPlainForm: true })
  const location = await form.nextPath(await work(whole), whole)
  return { statusCode: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

function isCached({ visibility, notCachedWith = [] }: Endpoint, query: string): boolean {
  const asked = new URLSearchParams(query)
  return visibility === 'shared' && !notCachedWith.some((name) => asked.has(name))
}

const cacheControlOf = (endpoint: Endpoint, query: string): string => {
  if (!isCached(endpoint, query)) return 'no-store'
  return endpoint.isImmutable ? immutable : sharedStock
}

function jsonResult(endpoint: Endpoint, event: HttpEvent, value: unknown): HttpResult {
  const result = json(200, cacheControlOf(endpoint, event.rawQueryString), value)
  return event.requestContext.http.method === 'HEAD' ? { ...result, body: '' } : result
}

/** A Lambda handler for endpoints, distinguished by the gateway's route; one alone needs no route. */
export function createApiHandler(all: readonly Answer[]): HttpHandler {
  const handlers = new Map(
    all.map((answer) => {
      const route = routeOf(answer.endpoint)
      const handle = ({ event, site }: { event: HttpEvent; site: Site }) => answer.respond(event, site)
      const toErrorResponse: ErrorResponse = (error, requestId, { event, site }) =>
        (site && (answer.toErrorPage?.(error, event, site) ?? absence(answer.endpoint, error))) ??
        jsonErrorResponse(error, requestId)
      return [route, createHttpHandler({ route, handle, toErrorResponse })] as const
    }),
  )
  return (event, context) => {
    const [only] = all.length === 1 ? handlers.values() : []
    const handler = handlers.get(event.routeKey.replace(/^HEAD /, 'GET ')) ?? only
    if (!handler) throw new Error(`${event.routeKey} is no route of ${[...handlers.keys()].join(', ')}.`)
    return handler(event, context)
  }
}

const noContent: HttpResult = { statusCode: 204, headers: { 'cache-control': 'no-store' }, body: '' }

const absence = ({ mayBeAbsent }: Endpoint, { code }: AppError): HttpResult | undefined =>
  mayBeAbsent && code === 'not_found' ? noContent : undefined

/** `{ error: { code, message, requestId } }`. */
export function jsonErrorResponse(error: AppError, requestId: string): HttpResult {
  const { code, message, retryAfterSeconds, fields } = error
  const body: ErrorBody = {
    error: {
      code,
      message,
      requestId,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(fields && { fields: [...fields] }),
    },
  }
  const result = json(errorCodes[code].status, 'no-store', body)
  return retryAfterSeconds === undefined
    ? result
    : { ...result, headers: { ...result.headers, 'retry-after': String(retryAfterSeconds) } }
}

const json = (statusCode: number, cacheControl: string, value: unknown): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
  body: JSON.stringify(value),
})
