import type { Hit } from '@forecourt/contracts/vehicle'
import { mostSimilar, type SimilarTo, similarHits, similarQueries } from '@forecourt/domain/similar-vehicles'
import type { Api } from '@forecourt/shell-api'

/** Vehicles like the one given: those of its make, and only where they are too few the others. */
export async function findSimilar(api: Pick<Api, 'get'>, vehicle: SimilarTo): Promise<Hit[]> {
  let similar: Hit[] = []
  for (const query of similarQueries(vehicle)) {
    const { hits } = await api.get('search', {}, query)
    similar = similarHits([...similar, ...hits], vehicle)
    if (similar.length === mostSimilar) break
  }
  return similar
}
