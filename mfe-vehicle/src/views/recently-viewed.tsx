import type { ViewedVehicle } from '@forecourt/contracts/stock/viewed-vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { Section } from '../vehicle/details/section.tsx'
import styles from './recently-viewed.module.css'

/** VD-18: the ways back to vehicles that this browser looked at. */
export function RecentlyViewed({ vehicles }: { vehicles: ViewedVehicle[] }) {
  return (
    <Section id="recently-viewed" title="Recently viewed">
      <ul className={styles.strip}>
        {vehicles.map(({ id, slug, name, image, simple_body }) => (
          <li key={id} className={styles.item}>
            <a href={`/cars/${slug}`} className={styles.link}>
              <Photo
                {...(image === undefined ? {} : pictureIn('thumbnail', image))}
                alt=""
                className={styles.photo}
                fallback={
                  <span aria-hidden>
                    <VehiclePlaceholder body={simple_body} />
                  </span>
                }
              />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
