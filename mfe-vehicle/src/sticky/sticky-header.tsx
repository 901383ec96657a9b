import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { photosOf } from '@forecourt/domain/media/vehicle-photos'
import type { VehicleAction } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { useRef } from 'react'
import { ActionControl } from '../vehicle/actions/action-control.tsx'
import styles from './sticky-header.module.css'
import { StickyPrice } from './sticky-price.tsx'
import { useHeaderHeight } from './use-header-height.ts'

type Props = {
  vehicle: ShownVehicle
  actions: VehicleAction[]
  /** On wide screens it says the same, and stays too. */
  isBesideSidebar: boolean
  /** The bar at the bottom has the price: on narrower screens the header need not. */
  isPriceBelow: boolean
}

/** SB-4: their words are given. */
const paying: ReadonlySet<string> = new Set(['finance', 'trade-in'])

/** SB-4: what the vehicle is and costs, and the ways to pay for it. */
export function StickyHeader({ vehicle, actions, isBesideSidebar, isPriceBelow }: Props) {
  const header = useRef<HTMLElement>(null)
  useHeaderHeight(header)
  const [photo] = photosOf(vehicle)
  const facts = [vehicle.simple_transmission ?? vehicle.trans, vehicle.simple_body ?? vehicle.body].filter(Boolean)
  return (
    <section
      ref={header}
      className={isBesideSidebar ? `${styles.header} ${styles.beside}` : styles.header}
      aria-label={`About the ${vehicle.name}`}
    >
      <div className={styles.content}>
        <div className={styles.picture} aria-hidden>
          <Photo
            {...(photo ? pictureIn('thumbnail', photo.thumb) : {})}
            alt=""
            className={styles.photo}
            fallback={<VehiclePlaceholder body={vehicle.simple_body} />}
          />
        </div>
        <div className={styles.what}>
          <p className={styles.name}>{vehicle.name}</p>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        </div>
        <div className={isPriceBelow ? styles.wide : styles.price}>
          <StickyPrice vehicle={vehicle} />
        </div>
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <ActionControl
                key={action.name}
                action={action}
                vehicle={vehicle}
                look="secondary"
                isShort={!paying.has(action.name)}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
