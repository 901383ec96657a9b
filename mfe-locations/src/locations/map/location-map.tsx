import type { DrawnMap } from '@forecourt/contracts/endpoints/locations'
import type { Location } from '@forecourt/contracts/site/site'
import { tileTemplate } from '@forecourt/domain/locations/map/tile-template'
import { addressText } from '@forecourt/domain/locations/primary-location'
import { useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { lazy, Suspense, useState } from 'react'
import { AreaMap } from './area-map.tsx'
import styles from './location-map.module.css'

const StreetMap = lazy(() => import('./street-map.tsx').then(({ StreetMap }) => ({ default: StreetMap })))

/** The drawn map of a location's region; a street map in its place when the shopper asks and the site has one. */
export function LocationMap({ location, map }: { location: Location; map: DrawnMap }) {
  const { map: street } = useSite()
  const tiles = street && tileTemplate(street.tiles, location.address.map_key)
  const [isStreet, setIsStreet] = useState(false)
  const drawn = (
    <AreaMap
      map={map}
      pins={[{ slug: location.slug, name: location.name }]}
      label={`Map of the area around ${addressText(location)}`}
    />
  )
  if (!street || !tiles) return drawn
  return (
    <div className={styles.frame}>
      {isStreet ? (
        <Suspense fallback={drawn}>
          <StreetMap
            tiles={tiles}
            attribution={street.attribution}
            at={location.address}
            label={`Street map around ${addressText(location)}`}
          />
        </Suspense>
      ) : (
        drawn
      )}
      <Button size="small" className={styles.change} onClick={() => setIsStreet(!isStreet)}>
        {isStreet ? 'Show the area' : 'Show streets'}
      </Button>
    </div>
  )
}
