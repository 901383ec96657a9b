import { pictureIn } from '@forecourt/domain/media/picture-slots'
import type { VehiclePhoto } from '@forecourt/domain/media/vehicle-photos'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import type { ComponentProps } from 'react'
import styles from './slides.module.css'

type Props = {
  photos: VehiclePhoto[]
  index: number
  track: ComponentProps<'ul'>
  body: string | undefined
  /** The addresses of photos that could not be loaded: drawings replace them, and a drawing does not open. */
  missing: readonly string[]
  onLoadError(url: string): void
  onOpen(index: number): void
}

/** GA-1: the first two load with priority. Only the photo in view is a tab stop; pressing it shows it fullscreen. */
const priorityPhotos = 2

export function Slides({ photos, index, track, body, missing, onLoadError, onOpen }: Props) {
  const drawing = <VehiclePlaceholder body={body} />
  return (
    <ul className={styles.track} {...track}>
      {photos.map(({ url, alt }, at) => (
        <li key={url} className={styles.slide}>
          {missing.includes(url) ? (
            <Photo alt={alt} ratio="wide" className={styles.photo} fallback={drawing} />
          ) : (
            <button
              type="button"
              className={styles.open}
              tabIndex={at === index ? 0 : -1}
              aria-label={`View fullscreen: ${alt}`}
              onClick={() => onOpen(at)}
            >
              <Photo
                {...pictureIn('gallery', url)}
                alt={alt}
                ratio="wide"
                className={styles.photo}
                isPriority={at < priorityPhotos}
                fallback={drawing}
                onLoadError={() => onLoadError(url)}
              />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
