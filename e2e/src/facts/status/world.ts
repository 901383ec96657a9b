import { type LoadEndpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import { answerTo } from '../../../../functions/platform/document/load-answers.ts'
import { type Ask, askerOf } from '../ask-site.ts'
import { oncePer } from '../once-per.ts'
import { pageSite, type Renderer, rendererOf } from '../render-surface.ts'
import type { Subject } from './subjects.ts'

export type World = {
  site: Site
  shown: PublicSite
  /** The cars that the site has, by whatever status. */
  subjects: readonly Subject[]
  /** The JSON that the deployed handlers answer. */
  ask: Ask
  /** What pages load with. */
  api: LoadApi
  render: Renderer
  /** Of a site where everything can be reserved and bought. */
  renderCheckout: Renderer
}

const textsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]))

export function worldOf(site: Site, subjects: readonly Subject[]): World {
  const shown = pageSite(site)
  const answer = async (row: LoadEndpoint, params: Record<string, string>, query: string): Promise<unknown> => {
    const known = await answerTo(row)
    if (!known) throw new ApiError('not_found', 'Nothing is answered there.')
    try {
      return row.response.parse(await known.load({ site, params, query }))
    } catch (error) {
      throw error instanceof AppError ? new ApiError(error.code, error.message) : error
    }
  }
  // Ten pages ask about the same car.
  const answered = new Map<string, Promise<unknown>>()
  const get: LoadApi['get'] = (row, given, query = '') => {
    const params = textsOf(given)
    const question = JSON.stringify([routeOf(row), params, query])
    const asked = answered.get(question) ?? answer(row, params, query)
    answered.set(question, asked)
    return asked as never
  }
  const checkout: PublicSite = {
    ...shown,
    pricing: 'purchase',
    capabilities: { ...shown.capabilities, reserve: true, purchase: true },
    dealership_capabilities: {},
    buttons: ['reserve', 'purchase'],
  }
  return {
    site,
    shown,
    subjects,
    ask: askerOf(site),
    api: { get },
    render: rendererOf(shown, { get }),
    renderCheckout: rendererOf(checkout, { get }),
  }
}

/** Makes something of a site once. */
export const forSite = oncePer<World>()
