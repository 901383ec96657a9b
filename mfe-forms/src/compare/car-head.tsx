import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useDialogLink, useHost, useKept, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { IconLink } from '@forecourt/ui/controls/icon-button'
import { X } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './car-head.module.css'
import { comparePath } from './compare-path.ts'
import type { ShownCar } from './load.ts'

/** The head of a car's column: what it is, and what to do with it. */
export function CarHead({ car, cars }: { car: ShownCar; cars: readonly ShownCar[] }) {
  const site = useSite()
  const { navigate } = useHost()
  const { isKept, toggle } = useKept('compared', car)
  const enquiry = useDialogLink('enquiry', { car_id: car.id })
  const title = vehicleTitle(car)
  const gone = unavailableLabel(car, 'kept')
  const { text, per, type } = displayedPrice(car, site)
  const url = firstPhoto(car)?.url
  const rest = comparePath(cars.flatMap(({ slug }) => (slug === car.slug ? [] : [slug])))
  return (
    <div className={styles.head}>
      <div className={styles.photo}>
        <Photo
          {...(url && pictureIn('card', url))}
          alt=""
          isPriority
          fallback={<VehiclePlaceholder body={car.simple_body ?? car.item_type} label="" />}
        />
        <IconLink
          className={styles.remove}
          href={rest}
          label={`Remove ${title}`}
          icon={<X size={18} aria-hidden />}
          look="floating"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            if (isKept) toggle()
            navigate(rest, { stay: true, replace: true })
          }}
        />
      </div>
      <div className={styles.words}>
        <a className={styles.title} href={`/cars/${car.slug}`}>
          {title}
        </a>
        {car.badge && <p className={styles.badge}>{car.badge}</p>}
        <p className={styles.price}>
          {gone ?? (
            <>
              <strong>
                {text}
                {per}
              </strong>{' '}
              {type}
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {enquiry && !gone && (
          <ButtonLink {...enquiry} look="primary" size="small" isWide aria-label={`Enquire about the ${title}`}>
            Enquire
          </ButtonLink>
        )}
        <ButtonLink
          href={`/cars/${car.slug}`}
          size="small"
          isWide
          aria-label={`${withNoun('View car', site)}: ${title}`}
        >
          {withNoun('View car', site)}
        </ButtonLink>
      </div>
    </div>
  )
}
