import { shownPhotoKey } from '@forecourt/contracts/browser/stored-keys'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type CardTag, cardTag } from '@forecourt/domain/vehicle/card-tag'
import { vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { cardLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { isPlainClick, useSite } from '@forecourt/shell-api'
import { writeStored } from '@forecourt/ui/browser/stored-json'
import { TileLink } from '@forecourt/ui/controls/tile-link'
import { MapPin } from '@forecourt/ui/media/icons'
import { CompareBox, SaveHeart } from './card-controls.tsx'
import { CardPhotos } from './card-photos.tsx'
import { CardPrice } from './card-price.tsx'
import { PhotoTag } from './photo-tag.tsx'
import { usePhotoCycle } from './use-photo-cycle.ts'
import styles from './vehicle-card.module.css'

type Props = {
  hit: Hit
  /** Since 1970, when the hits were read. */
  nowSeconds: number
  /** It is in the first row: its photo is fetched first. */
  isFirstRow?: boolean
  /** A finger that goes sideways over the card changes the photo; not where it moves the list. */
  isSwiped?: boolean
  /** LO-5. Of locations, by their ids. */
  distances?: Readonly<Record<string, string>> | undefined
  /** What the list's heading says of all of them: left out. */
  impliedTag?: CardTag['kind']
  /** The heading's level, below the list's own. */
  heading: 'h2' | 'h3'
}

/** A vehicle among others. The title is the one link and covers the whole card; controls lie beside it, above its area. */
export function VehicleCard({
  hit,
  nowSeconds,
  isFirstRow = false,
  isSwiped,
  distances,
  impliedTag,
  heading: Heading,
}: Props) {
  const site = useSite()
  const place = cardLocation(hit, site, distances)
  const title = vehicleTitle(hit)
  const cycle = usePhotoCycle(hit)
  const tag = cardTag(hit, site, nowSeconds)
  return (
    <article
      className={styles.card}
      data-offered={isOffered(hit, 'ticket') || undefined}
      {...cycle.scrub}
      {...(isSwiped && cycle.swipe)}
    >
      <div className={styles.photo}>
        <CardPhotos hit={hit} title={title} isPriority={isFirstRow} cycle={cycle} />
        {tag && tag.kind !== impliedTag && <PhotoTag tag={tag} />}
        <SaveHeart hit={hit} title={title} />
      </div>
      <div className={styles.names}>
        <Heading className={styles.title}>
          <TileLink
            className={isSwiped ? `${styles.link} ${styles.swiped}` : styles.link}
            href={`/cars/${hit.slug}`}
            onClick={(event) => {
              if (isPlainClick(event)) writeStored('session', shownPhotoKey, [hit.slug, cycle.index])
            }}
          >
            {title}
          </TileLink>
        </Heading>
        {hit.badge && <p className={styles.badge}>{hit.badge}</p>}
      </div>
      <div className={styles.facts}>
        <ul className={styles.factList}>
          {vehicleChips(hit, site.chips).map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.money}>
        <CardPrice hit={hit} />
      </div>
      <footer className={styles.foot}>
        {place && (
          <p className={styles.place}>
            <MapPin size={16} aria-hidden />
            {place}
          </p>
        )}
        <CompareBox hit={hit} title={title} />
      </footer>
    </article>
  )
}
