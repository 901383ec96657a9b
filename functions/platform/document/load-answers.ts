import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { Answer } from '@forecourt/lambda-kit/http/api-handler'

/**
 * What pages may load on the server: the answers of the functions themselves, group by group, so that a row is paired with its work once. A
 * page's first request reads the groups up to the one it asks; every page asks the first.
 */
const groups: readonly (() => Promise<readonly Answer[]>)[] = [
  async () => (await import('@forecourt/stock/site-queries/search-answers')).searchAnswers,
  async () => {
    const { vehicleAnswers, financeAnswers } = await import('@forecourt/stock/site-queries/vehicles/vehicle-answers')
    return [...vehicleAnswers, ...financeAnswers]
  },
  async () => (await import('@forecourt/content/site-queries/location-answers')).locationAnswers,
  async () => (await import('@forecourt/content/store/content-answers')).contentAnswers,
  async () => (await import('@forecourt/leads/site-queries/form-answers')).formAnswers,
]

/** The answer to an endpoint; undefined where a page may not load it. A test holds that each row with `from: 'load'` has one. */
export async function answerTo(endpoint: Endpoint): Promise<Answer | undefined> {
  for (const read of groups) {
    const found = (await read()).find((answer) => routeOf(answer.endpoint) === routeOf(endpoint))
    if (found) return found
  }
  return undefined
}
