import type { PartProps } from '@forecourt/contracts/parts/parts'
import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'
import { LocationMap } from './location-map.tsx'
import styles from './part.module.css'

/** VD-10, a part: where a location is. Without a map there is nothing. */
export function Part({ location: slug }: PartProps<'location-map'>) {
  const { value, error } = useLoaded(slug, async (api) => {
    const { findLocation } = await loadEndpoints()
    return api.get(findLocation, { slug })
  })
  if (error) return null
  if (!value) return <div className={styles.place} />
  if (!value.map) return null
  return <LocationMap location={value.location} map={value.map} />
}
