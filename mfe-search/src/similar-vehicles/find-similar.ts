import type { Hit } from '@forecourt/contracts/vehicle'
import {
  mostSimilar,
  newestQuery,
  type SimilarTo,
  similarHits,
  similarQueries,
} from '@forecourt/domain/similar-vehicles'
import type { Api } from '@forecourt/shell-api'

export type Found = { kind: 'similar' | 'newest'; hits: Hit[] }

/**
 * VD-11: vehicles like the one given: those of its make, and only where they are too few the others. Where there is none,
 * the latest that the site has: a sold vehicle's page has nothing else to offer (VD-13).
 */
export async function findSimilar(api: Pick<Api, 'get'>, vehicle: SimilarTo): Promise<Found> {
  const find = async (query: string): Promise<Hit[]> => (await api.get('search', {}, query)).hits
  let similar: Hit[] = []
  for (const query of similarQueries(vehicle)) {
    similar = similarHits([...similar, ...(await find(query))], vehicle)
    if (similar.length === mostSimilar) break
  }
  if (similar.length > 0) return { kind: 'similar', hits: similar }
  return { kind: 'newest', hits: similarHits(await find(newestQuery), vehicle) }
}
