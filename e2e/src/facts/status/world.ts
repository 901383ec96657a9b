import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import { loadAnswers } from '../../../../functions/platform/document/load-answers.ts'
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

const answers = new Map(loadAnswers.map((answer) => [routeOf(answer.endpoint), answer]))

const textsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]))

export function worldOf(site: Site, subjects: readonly Subject[]): World {
  const shown = pageSite(site)
  const get: LoadApi['get'] = async (row, params, query = '') => {
    const answer = answers.get(routeOf(row))
    if (!answer) throw new ApiError('not_found', 'Nothing is answered there.')
    try {
      return row.response.parse(await answer.load({ site, params: textsOf(params), query })) as never
    } catch (error) {
      throw error instanceof AppError ? new ApiError(error.code, error.message) : error
    }
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
