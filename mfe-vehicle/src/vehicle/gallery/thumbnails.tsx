import { pictureIn } from '@forecourt/domain/media/picture-slots'
import type { VehiclePhoto } from '@forecourt/domain/media/vehicle-photos'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './thumbnails.module.css'

const columns = 6

/** Fewer fill the row as well. Decided beforehand, not by what has loaded: a loading page must not shift. */
const looks: Record<number, string | undefined> = { 4: styles.four, 5: styles.five, 7: styles.seven }

type Props = {
  photos: VehiclePhoto[]
  /** More than the photos where the others are still on their way. */
  count: number
  index: number
  body: string | undefined
  onShow(index: number): void
  onOpen(index: number): void
}

/** The first six photos; the last of them opens the rest where there are more. One more than six has a place too: "+1" would hide it. */
export function Thumbnails({ photos, count, index, body, onShow, onOpen }: Props) {
  const visible = count === columns + 1 ? count : columns
  const hidden = count - visible
  return (
    <ul className={`${styles.row} ${looks[count] ?? ''}`} aria-label="Choose a photo">
      {photos.slice(0, visible).map(({ url, thumb }, at) => {
        const opensRest = hidden > 0 && at === visible - 1
        const isCurrent = opensRest ? index >= at : index === at
        return (
          <li key={url}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={opensRest ? `View all ${count} photos fullscreen, ${hidden} more` : `Show photo ${at + 1}`}
              aria-current={isCurrent}
              onClick={() => (opensRest ? onOpen(Math.max(index, at)) : onShow(at))}
            >
              <Photo
                {...pictureIn('thumbnail', thumb)}
                alt=""
                className={styles.image}
                fallback={
                  <span aria-hidden>
                    <VehiclePlaceholder body={body} />
                  </span>
                }
              />
              {opensRest && (
                <span className={styles.more} aria-hidden>
                  +{hidden}
                </span>
              )}
            </button>
          </li>
        )
      })}
      {photos.length < Math.min(count, visible) && (
        <li>
          <Skeleton className={styles.image} />
        </li>
      )}
    </ul>
  )
}
