import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { Site } from '@forecourt/contracts/site/site'
import { call } from '../isolation/handlers.ts'

type Asked = {
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** The id of who is signed in. */
  session?: string
  /** Of an endpoint that creates something. */
  key?: string
}

/** Asks a site's endpoints. */
export type Ask = <E extends Endpoint>(row: E, asked?: Asked) => Promise<E['response']['_zod']['output']>

/** The JSON that the deployed handlers answer. @throws where that is an error. */
export const askerOf =
  ({ slug, url }: Site): Ask =>
  async (row, { body, key, ...asked } = {}) => {
    const headers = {
      'user-agent': 'a robot',
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await call({ row, tenant: slug, host: new URL(url).host, ...asked, headers, ...sent })
    if (answer.statusCode !== 200) throw new AnsweredError(routeOf(row), answer.statusCode ?? 200, answer.body)
    return row.response.parse(JSON.parse(answer.body ?? '')) as never
  }

/** A handler's answer that is no success. */
export class AnsweredError extends Error {
  readonly statusCode: number
  constructor(route: string, statusCode: number, body = '') {
    super(`${route} answers ${statusCode}: ${body}`)
    this.statusCode = statusCode
  }
}
