import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { ChevronLeft, ChevronRight } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './card-photos.module.css'
import type { PhotoCycle } from './use-photo-cycle.ts'

type Props = { hit: Hit; title: string; isPriority: boolean; cycle: PhotoCycle }

/** Up to five photos, one at a time: the place of a mouse across them or arrows, a swipe for a finger. Only what is looked at is fetched. */
export function CardPhotos({ hit, title, isPriority, cycle: { photos, index, press } }: Props) {
  const photo = photos[index]
  const place = index > 0 && [photo?.angle, `${index + 1} of ${hit.photos_count}`].filter(Boolean).join(' · ')
  const counts = place
    ? [place]
    : [photos.length > 1 && `${hit.photos_count} photos`, hit.has_video && 'Video'].filter(Boolean)
  return (
    <div className={styles.photos}>
      <Photo
        {...(photo && pictureIn('card', photo.image.url))}
        alt={photo?.angle ? `${title}, ${photo.angle.toLowerCase()}` : title}
        isPriority={isPriority}
        fallback={<VehiclePlaceholder body={hit.simple_body ?? hit.item_type} label={`${title}, no photo yet`} />}
      />
      {counts.length > 0 && <span className={styles.count}>{counts.join(' · ')}</span>}
      {photos.length > 1 && (
        <>
          <Arrow side="back" label={`Previous photo of ${title}`} onClick={() => press(-1)} />
          <Arrow side="on" label={`Next photo of ${title}`} onClick={() => press(1)} />
          <span className={styles.dots} aria-hidden>
            {photos.map(({ image }, dot) => (
              <span key={image.url} className={dot === index ? styles.here : styles.dot} />
            ))}
          </span>
        </>
      )}
    </div>
  )
}

type ArrowProps = { side: 'back' | 'on'; label: string; onClick(): void }

/** For the pointer that hovers: out of the order of the Tab key, since the vehicle's page shows every photo to everybody. */
function Arrow({ side, label, onClick }: ArrowProps) {
  const Icon = side === 'back' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={`${styles.arrow} ${styles[side]}`}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
