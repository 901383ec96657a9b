import type { Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { dollars } from '@forecourt/domain/pricing/price'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { kilometres } from '@forecourt/domain/vehicle/specifications/specification-format'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './comparables.module.css'

type Props = { vehicle: ShownVehicle; gauge: Gauge; price: number }

function difference(other: number, price: number): string {
  if (other === price) return 'the same'
  return `${dollars(Math.abs(other - price))} ${other > price ? 'more' : 'less'}`
}

/** Which vehicles it is compared with, and why: on request. */
export function Comparables({ vehicle, gauge, price }: Props) {
  return (
    <div className={styles.frame}>
      <Disclosure title={`Which ${splitNoun(useSite().copy.noun[1]).thing} is this compared with?`}>
        <p className={styles.basis}>{gauge.basis}</p>
        <ul className={styles.list}>
          {gauge.comparables.map((one) => (
            <li key={one.slug}>
              <a href={`/cars/${one.slug}`} className={styles.row}>
                <span className={styles.picture} aria-hidden>
                  <Photo
                    {...(one.image === undefined ? {} : pictureIn('thumbnail', one.image))}
                    alt=""
                    className={styles.photo}
                    fallback={<VehiclePlaceholder body={vehicle.simple_body} />}
                  />
                </span>
                <span className={styles.what}>
                  <span className={styles.name}>{one.name}</span>
                  <span className={styles.facts}>
                    {[one.km === undefined ? undefined : kilometres(one.km), one.city].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className={styles.price}>
                  {dollars(one.price)}
                  <span className={styles.facts}>{difference(one.price, price)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
