import type { PartProps } from '@forecourt/contracts/parts/parts'
import { useApi } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { LocationMap } from './location-map.tsx'
import styles from './part.module.css'

/** VD-10, a part: where a location is. Without a map there is nothing. */
export function Part({ location: slug }: PartProps<'location-map'>) {
  const api = useApi()
  const loaded = useLoaded(slug, async () => {
    const { findLocation } = await loadEndpoints()
    return api.get(findLocation, { slug })
  })
  if (loaded === undefined) return <div className={styles.place} />
  if (loaded === 'failed' || !loaded.map) return null
  return <LocationMap location={loaded.location} map={loaded.map} />
}
