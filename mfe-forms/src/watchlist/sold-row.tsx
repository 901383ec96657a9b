import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, dollars } from '@forecourt/domain/pricing/price'
import { dateText } from '@forecourt/domain/text/date'
import { carStatus } from '@forecourt/domain/vehicle/car-status'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { priceChange } from '@forecourt/domain/watchlist/price-change'
import { type KeptCar, useKept, useLoaded, useSite } from '@forecourt/shell-api'
import { Tag } from '@forecourt/ui/display/tag'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { loadEndpoints } from '../load-endpoints.ts'
import type { ListedCar } from './listed-car.ts'
import rowStyles from './saved-row.module.css'
import styles from './sold-row.module.css'

/** As a control needs a car that the site no longer has. */
const keptCar = ({ car, hit }: ListedCar): KeptCar =>
  hit ?? {
    ...car,
    status: 'withdrawn',
    preorder: false,
    price: undefined,
    offer_price: undefined,
    subscription_price: undefined,
    images: car.primary_image_url ? [{ image: { url: car.primary_image_url } }] : [],
  }

/** A saved car that is gone, and the nearest one that is not. */
export function SoldRow({ listed }: { listed: ListedCar }) {
  const { car, hit } = listed
  const { toggle } = useKept('saved', keptCar(listed))
  const photo = (hit && firstPhoto(hit)?.url) ?? car.primary_image_url
  const isSold = carStatus(hit) === 'sold'
  const soldOn = isSold && hit?.sold_date_timestamp ? isoDay(hit.sold_date_timestamp) : undefined
  const fate = [unavailableLabel(hit, 'kept'), soldOn && `on ${dateText(soldOn)}`].filter(Boolean).join(' ')
  const title = hit ? vehicleTitle(hit) : car.name
  return (
    <article className={`${rowStyles.row} ${styles.row}`}>
      <div className={`${rowStyles.photo} ${styles.photo}`}>
        <Photo {...(photo && pictureIn('card', photo))} alt="" fallback={<VehiclePlaceholder body="car" label="" />} />
        <span className={styles.tag}>
          <Tag>{isSold ? 'Sold' : 'Gone'}</Tag>
        </span>
      </div>
      <div className={rowStyles.words}>
        <h2 className={rowStyles.title}>{title}</h2>
        {hit?.badge && <p className={rowStyles.badge}>{hit.badge}</p>}
        <p className={rowStyles.note}>{fate}</p>
        <button type="button" className={styles.remove} aria-label={`Remove ${title}`} onClick={toggle}>
          Remove
        </button>
      </div>
      {hit && <Nearest gone={hit} />}
    </article>
  )
}

const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

/** The car of the site that is most like one that is gone; nothing where there is none, or it cannot be found now. */
function Nearest({ gone }: { gone: Hit }) {
  const site = useSite()
  const { value: nearest } = useLoaded(gone.slug, async (api) => {
    const { similarVehicles } = await loadEndpoints()
    const { kind, hits } = await api.get(similarVehicles, { slug: gone.slug })
    return kind === 'similar' ? hits[0] : undefined
  })
  if (!nearest) return null
  const { text, amount, per, type } = displayedPrice(nearest, site)
  const change = priceChange(displayedPrice(gone, site).amount, amount)
  const facts = vehicleChips(nearest, ['km', 'simple_transmission'])
  if (change?.kind === 'lower') facts.push(`${dollars(change.by)} less than yours`)
  const photo = firstPhoto(nearest)?.url
  return (
    <a className={styles.nearest} href={`/cars/${nearest.slug}`}>
      <Photo
        className={styles.nearestPhoto}
        {...(photo && pictureIn('thumbnail', photo))}
        alt=""
        fallback={<VehiclePlaceholder body={nearest.simple_body ?? nearest.item_type} label="" />}
      />
      <span className={styles.nearestWords}>
        <span className={styles.hint}>Close to it, available today</span>
        <span className={styles.nearestTitle}>{nearest.name}</span>
        <span className={rowStyles.note}>{facts.join(' · ')}</span>
      </span>
      <span className={styles.nearestPrice}>
        <strong>
          {text}
          {per}
        </strong>
        <span className={rowStyles.note}>{type}</span>
      </span>
    </a>
  )
}
