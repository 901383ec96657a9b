import type { FacetBucket } from '@forecourt/contracts/search-result'
import { bodyTiles } from '@forecourt/domain/home-tiles'
import { emptySearch } from '@forecourt/domain/search-fields'
import { setValues } from '@forecourt/domain/search-update'
import { searchAddress } from '@forecourt/domain/search-url'
import { countOf, pluralBody } from '@forecourt/domain/search-words'
import { useSite } from '@forecourt/shell-api'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import type { Stock } from '../load.ts'
import { MoreTiles } from '../more-tiles.tsx'
import { type Of, SectionFrame } from '../section-frame.tsx'
import styles from './body-types.module.css'

/** BF-2: a tile a body type, drawn, with how many there are. */
export function BodyTypes({ section, stock }: { section: Of<'body_types'>; stock: Stock | null }) {
  const { first, rest } = bodyTiles(stock?.facets.body ?? [], section.bodies)
  if (first.length === 0) return null
  return (
    <SectionFrame title={section.title}>
      <MoreTiles
        className={styles.tiles}
        first={first.map((bucket) => <Tile key={bucket.value} bucket={bucket} />)}
        rest={rest.map((bucket) => <Tile key={bucket.value} bucket={bucket} />)}
        hasRest={rest.length > 0}
        more="All body types"
        fewer="Fewer body types"
      />
    </SectionFrame>
  )
}

function Tile({ bucket: { value, count } }: { bucket: FacetBucket }) {
  const { copy, paths } = useSite()
  const words = pluralBody(value)
  return (
    <li className={styles.tile}>
      <div className={styles.drawing} aria-hidden>
        <VehiclePlaceholder body={value} />
      </div>
      <a className={styles.link} href={searchAddress(paths.search, setValues(emptySearch, 'body', [value]))}>
        {words.charAt(0).toUpperCase() + words.slice(1)}
      </a>
      <p className={styles.count}>{countOf(count, copy.noun)}</p>
    </li>
  )
}
