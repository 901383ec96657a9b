import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import { offeredVehicles } from '@forecourt/stock/site-queries/offered-vehicles'
import { loadAnswers } from '../../../../functions/platform/document/load-answers.ts'
import { pageSite, type Renderer, rendererOf } from '../render-surface.ts'

export type World = {
  site: Site
  shown: PublicSite
  render: Renderer
  /** The slugs of what feeds and sitemaps advertise. */
  advertised(): Promise<ReadonlySet<string>>
}

const answers = new Map(loadAnswers.map((answer) => [routeOf(answer.endpoint), answer]))

const textsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]))

export function worldOf(site: Site): World {
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
  let slugs: Promise<ReadonlySet<string>> | undefined
  return {
    site,
    shown,
    render: rendererOf(shown, { get }),
    advertised: () => (slugs ??= readAdvertised(site)),
  }
}

async function readAdvertised(site: Site): Promise<ReadonlySet<string>> {
  const slugs = new Set<string>()
  for (const dealership of site.dealerships)
    for await (const { slug } of offeredVehicles(site, dealership, new Date())) slugs.add(slug)
  return slugs
}
