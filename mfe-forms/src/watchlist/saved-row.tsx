import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { shownEstimate } from '@forecourt/domain/finance/budget/your-week'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { locationLabel } from '@forecourt/domain/vehicle/vehicle-location'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { offersControls } from '@forecourt/domain/watchlist/car-controls'
import { useCapability, useDialogLink, useKept, useSite, useYourWeek } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { HeartButton } from '@forecourt/ui/controls/heart-button'
import { Checkbox } from '@forecourt/ui/forms/choices/checkbox'
import { MapPin } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { isAvailable, type ListedCar } from './listed-car.ts'
import { PriceSince } from './price-since.tsx'
import styles from './saved-row.module.css'
import { SoldRow } from './sold-row.tsx'

/** One saved car: what it is, what it costs now and did then; or that it is sold. */
export function SavedRow({ listed }: { listed: ListedCar }) {
  const { hit } = listed
  return hit && isAvailable(listed) ? <AvailableRow listed={listed} hit={hit} /> : <SoldRow listed={listed} />
}

function AvailableRow({ listed, hit }: { listed: ListedCar; hit: Hit }) {
  const site = useSite()
  const enquiry = useDialogLink('enquiry', { car_id: hit.id })
  const saved = useKept('saved', hit)
  const comparing = useKept('compared', hit)
  const canCompare = useCapability('compare') && offersControls(hit, site)
  const title = vehicleTitle(hit)
  const place = locationLabel(hit, site)
  const { text, per, type } = displayedPrice(hit, site)
  const photo = firstPhoto(hit)?.url
  const note = statusNote(hit)
  const { week } = useYourWeek()
  const { estimate, instead, isOwn } = shownEstimate(hit, site, week)
  const words = estimate && financeTeaser(estimate)
  return (
    <article className={styles.row}>
      <div className={styles.photo}>
        <Photo
          {...(photo && pictureIn('card', photo))}
          alt=""
          fallback={<VehiclePlaceholder body={hit.simple_body ?? hit.item_type} label="" />}
        />
      </div>
      <HeartButton
        className={styles.heart}
        look="floating"
        name={title}
        isPressed={saved.isKept}
        onClick={saved.toggle}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.link} href={`/cars/${hit.slug}`}>
            {title}
          </a>
        </h2>
        {hit.badge && <p className={styles.badge}>{hit.badge}</p>}
        {note && <p className={styles.status}>{note}</p>}
        <p className={styles.facts}>{vehicleChips(hit, site.chips).join(' · ')}</p>
        {place && (
          <p className={styles.place}>
            <MapPin size={16} aria-hidden />
            {place}
          </p>
        )}
      </div>
      <div className={styles.money}>
        <p className={styles.price}>
          <strong>
            {text}
            {per}
          </strong>{' '}
          <span className={styles.type}>{type}</span>
        </p>
        {isOwn && (
          <p className={styles.week}>{words ? `${words.repayment}, ${words.comparison}, ${words.assumes}` : instead}</p>
        )}
      </div>
      <div className={styles.since}>
        <PriceSince listed={listed} />
      </div>
      <div className={styles.actions}>
        {enquiry && (
          <ButtonLink {...enquiry} size="small" aria-label={`Enquire about the ${title}`}>
            Enquire
          </ButtonLink>
        )}
        {canCompare && (
          <Checkbox
            className={styles.compare}
            label="Compare"
            aria-label={`Compare ${title}`}
            checked={comparing.isKept}
            onChange={comparing.toggle}
          />
        )}
      </div>
    </article>
  )
}
