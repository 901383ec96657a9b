import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { bodyTiles } from '@forecourt/domain/home/home-tiles'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { hasRowPictures } from '@forecourt/domain/media/row-pictures'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { searchHref } from '@forecourt/domain/search/search-url'
import { countOf } from '@forecourt/domain/text/numbers'
import { pluralBody } from '@forecourt/domain/text/wording'
import { useSite } from '@forecourt/shell-api'
import { TileLink } from '@forecourt/ui/controls/tile-link'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import type { Stock } from '../../load.ts'
import { MoreTiles } from '../../more-tiles.tsx'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './body-types.module.css'

/** BF-2: a tile a body type, drawn or in a picture of the dealer's, with how many there are. */
export function BodyTypes({ section, stock }: { section: SectionOf<'body_types'>; stock: Stock | null }) {
  const { first, rest } = bodyTiles(stock?.facets.body ?? [], section.bodies)
  if (first.length === 0) return null
  const pictureOf = ({ value }: FacetBucket) => section.pictures?.[value]
  const row = (buckets: FacetBucket[]) => {
    const hasPictures = hasRowPictures(buckets.map(pictureOf))
    return buckets.map((bucket) => (
      <Tile key={bucket.value} bucket={bucket} picture={hasPictures ? pictureOf(bucket) : undefined} />
    ))
  }
  return (
    <SectionFrame title={section.title}>
      <MoreTiles
        className={section.look === 'strip' ? styles.strip : styles.tiles}
        first={row(first)}
        rest={row(rest)}
        hasRest={rest.length > 0}
        more="All body types"
        fewer="Fewer body types"
      />
    </SectionFrame>
  )
}

function Tile({ bucket: { value, count }, picture }: { bucket: FacetBucket; picture: string | undefined }) {
  const site = useSite()
  const { copy, paths } = site
  const words = pluralBody(value)
  return (
    <li className={styles.tile}>
      <div className={styles.drawing} aria-hidden>
        {picture ? (
          <Photo className={styles.photo} {...pictureIn('promo', tenantFilePath(site, picture))} alt="" ratio="wide" />
        ) : (
          <VehiclePlaceholder body={value} />
        )}
      </div>
      <TileLink className={styles.link} href={searchHref(paths.search, setValues(emptySearch, 'body', [value]))}>
        {words.charAt(0).toUpperCase() + words.slice(1)}
      </TileLink>
      <p className={styles.count}>{countOf(count, copy.noun)}</p>
    </li>
  )
}
