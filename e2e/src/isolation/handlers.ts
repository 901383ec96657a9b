import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { functionFolder, functions } from '@forecourt/functions/needs'
import type { HttpHandler, HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import * as z from 'zod/mini'

/** A request as it comes through the edge. */
export type Call = {
  row: Endpoint
  method?: string
  tenant?: string | undefined
  /** That the browser asked. */
  host: string
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  body?: string
  /** The id in its cookie. */
  session?: string | undefined
  /** What the edge proves itself with; null: nothing. */
  secret?: string | null
}

const moduleSchema = z.object({ handler: z.custom<HttpHandler>((value) => typeof value === 'function') })

/** The functions that answer a route: one of each, as expectations.test.ts checks. */
const functionsOf = (route: string): string[] =>
  Object.entries(functions).flatMap(([name, { runs }]) =>
    (runs.http ?? []).some((row) => routeOf(row) === route) ? [name] : [],
  )

/** Asks the very handler that is deployed. */
export async function call({
  row,
  method = row.method,
  host,
  session,
  headers,
  ...request
}: Call): Promise<HttpResult> {
  const [name] = functionsOf(routeOf(row))
  const { handler } = moduleSchema.parse({ ...(await import(`@forecourt/functions/${functionFolder(String(name))}`)) })
  const { params = {} } = request
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const event = httpEvent({
    ...request,
    path,
    route: row.path,
    method,
    ...(request.secret === undefined ? {} : { secret: request.secret }),
  })
  const cookies = session === undefined ? [] : [`theme=dark`, `__Host-session=${session}`]
  return handler({ ...event, headers: { ...event.headers, 'x-site-host': host, ...headers }, cookies }, lambdaContext())
}

/** Secrets of the stage that functions need. */
export function secretVariables(): Record<string, string> {
  const names = Object.values(functions).flatMap(({ secrets = [] }) => secrets)
  return Object.fromEntries(
    [...new Set(names)].map((name) => [
      `${name.toUpperCase().replaceAll('-', '_')}_SECRET`,
      `a secret: ${name}, of tests`,
    ]),
  )
}
