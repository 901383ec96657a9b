import { type Favourite, maxComparedCars } from '@forecourt/contracts/watchlist/saved-car'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { countOf, ordinalWord } from '@forecourt/domain/text/numbers'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { nameWithoutYear } from '@forecourt/domain/watchlist/favourite'
import { useHost, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { Plus, X } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './compare-bar.module.css'
import { comparePath } from './compare-path.ts'

type Props = {
  cars: readonly Favourite[]
  onRemove(ids: readonly string[]): void
  /** On phones the page has a bar of its own. */
  isWideOnly: boolean
}

/** WL-7. The cars that were chosen, at the foot of the pages that list cars. */
export function CompareBar({ cars, onRemove, isWideOnly }: Props) {
  const { warm } = useHost()
  const site = useSite()
  const href = comparePath(cars.map(({ slug }) => slug))
  const canCompare = cars.length > 1
  return (
    <section className={styles.bar} data-compare-bar={isWideOnly ? 'wide' : ''} aria-label="Compare">
      <div className={styles.row}>
        <div className={styles.title}>
          <h2 className={styles.heading}>Compare</h2>
          <p className={styles.note}>
            {cars.length} of {maxComparedCars} chosen
          </p>
          <p className={styles.short} aria-hidden>
            {countOf(cars.length, site.copy.noun)}
          </p>
        </div>
        <ul className={styles.cars}>
          {cars.map((car) => (
            <ComparedTile key={car.id} car={car} onRemove={() => onRemove([car.id])} />
          ))}
          {cars.length < maxComparedCars && (
            <li className={styles.empty}>
              <Plus size={18} aria-hidden />
              {withNoun(`Add a ${ordinalWord(cars.length + 1)} car`, site)}
            </li>
          )}
        </ul>
        <div className={styles.actions}>
          <button type="button" className={styles.clear} onClick={() => onRemove(cars.map(({ id }) => id))}>
            <span className={styles.words}>Clear</span>
            <X className={styles.sign} size={20} aria-hidden />
          </button>
          <ButtonLink
            look="primary"
            {...(canCompare ? { href, onPointerEnter: () => warm(href) } : { 'aria-disabled': true, role: 'link' })}
          >
            {canCompare ? (
              <span>
                Compare<span className={styles.many}> {withNoun(`${cars.length} cars`, site)}</span>
              </span>
            ) : (
              'Choose another'
            )}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function ComparedTile({ car, onRemove }: { car: Favourite; onRemove(): void }) {
  const { name, primary_image_url: url } = car
  return (
    <li className={styles.car}>
      <Photo
        className={styles.photo}
        {...(url && pictureIn('thumbnail', url))}
        alt=""
        fallback={<VehiclePlaceholder body="car" label="" />}
      />
      <p className={styles.name}>{nameWithoutYear(name)}</p>
      <IconButton label={`Remove ${name}`} icon={<X size={18} aria-hidden />} onClick={onRemove} />
    </li>
  )
}
