import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { HttpHandler } from '../http/http-request.ts'
import { httpEvent, lambdaContext, type TestRequest } from './http-event.ts'

export type PageRequest = Omit<TestRequest, 'path' | 'body'> & {
  /** The endpoint's path, with the names of `params` in braces. */
  route: string
  /** Sent as JSON, and by POST. */
  body?: unknown
  /** The same as a page without scripts sends it. */
  form?: Record<string, string>
  /** A shopper's session. */
  session?: string | undefined
  headers?: Record<string, string>
}

/** A request as a page of Northgate sends it, or of another tenant. */
export function pageEvent({ body, form, session, headers, ...request }: PageRequest): APIGatewayProxyEventV2 {
  const { route, params = {}, method = body || form ? 'POST' : 'GET' } = request
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const text = form ? new URLSearchParams(form).toString() : JSON.stringify(body)
  const event = httpEvent({ tenant: 'northgate', ...request, path, method, ...(method === 'POST' && { body: text }) })
  const own = {
    'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    origin: 'https://own.example',
    'x-site-host': 'own.example',
  }
  const cookies = session === undefined ? [] : [`__Host-session=${session}`]
  return { ...event, headers: { ...event.headers, ...own, ...headers }, cookies }
}

/** The answer of a function to a page; its body is parsed, other than that of an answer without one. */
export async function askHandler(handler: HttpHandler, request: PageRequest) {
  const { statusCode, headers = {}, cookies = [], body } = await handler(pageEvent(request), lambdaContext())
  return { status: statusCode, headers, cookies, body: body ? JSON.parse(body) : undefined }
}
