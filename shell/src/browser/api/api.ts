import type { EndpointName, EndpointResponse } from '@forecourt/contracts/endpoints/endpoints'
import { type Api, ApiError } from '@forecourt/shell-api'
import { withDeadline } from '../../deadline.ts'

/** `warm` starts a request that a page is about to make; the page's own request then joins it. */
export type BrowserApi = Api & {
  /** Fetches what every request will need. */
  preload(): void
  warm(address: string): void
  /** Past the warm answers: what the server says now. The caller knows the address, so nothing waits for the schemas. */
  fresh<E extends EndpointName>(endpoint: E, address: string): Promise<EndpointResponse<E>>
}

const answerDeadlineMs = 10_000
/** An answer serves again this long, so that warming and loading ask once. */
const warmMs = 10_000

const unreachable = () => new ApiError('network', 'We could not reach the site. Check your connection, then try again.')

/** The schemas are no part of the first view: it came with its data. They load beside the first request. */
const schemas = () =>
  import(/* webpackChunkName: "schemas" */ './parse-response.ts').catch(() => {
    throw unreachable()
  })

async function request(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => null)
  if (!response) throw unreachable()
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  throw (await schemas()).parseError(body)
}

const timedRequest = (address: string): Promise<unknown> =>
  withDeadline(request(address), answerDeadlineMs, address).catch((error) => {
    if (error instanceof ApiError) throw error
    throw new ApiError('network', 'The site takes too long to answer. Check your connection, then try again.')
  })

function addressOf(path: string, params: Record<string, string>, query?: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query ? `${filled}?${query}` : filled
}

/** The typed client over HTTP. Answers are parsed with the endpoint's schema; every failure is an `ApiError`. SR-17: it remembers so many. */
export function createApi({ maxCachedResponses = 40 } = {}): BrowserApi {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>()

  function cachedRequest(address: string): Promise<unknown> {
    const known = answers.get(address)
    if (known && performance.now() - known.at < warmMs) return known.answer
    const answer = timedRequest(address)
    answers.delete(address)
    answers.set(address, { at: performance.now(), answer })
    answer.catch(() => answers.delete(address))
    for (const oldest of answers.keys()) {
      if (answers.size <= maxCachedResponses) break
      answers.delete(oldest)
    }
    return answer
  }

  return {
    async get(endpoint, params, query) {
      const { endpointPath, parseResponse } = await schemas()
      return parseResponse(endpoint, await cachedRequest(addressOf(endpointPath(endpoint), params, query)))
    },
    async fresh(endpoint, address) {
      const [body, { parseResponse }] = await Promise.all([timedRequest(address), schemas()])
      return parseResponse(endpoint, body)
    },
    preload: () => void schemas().catch(() => {}),
    warm(address) {
      schemas().catch(() => {})
      cachedRequest(address.replace(/\?$/, '')).catch(() => {})
    },
  }
}
