import { pictureIn } from '@forecourt/domain/media/picture-slots'
import type { VehiclePhoto } from '@forecourt/domain/media/vehicle-photos'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { useEffect, useRef } from 'react'
import styles from './filmstrip.module.css'

type Props = {
  photos: readonly VehiclePhoto[]
  hasVideo: boolean
  body: string | undefined
  index: number
  onShow(index: number): void
}

/** All photos, small, and the video after them. The current one is kept in view. */
export function Filmstrip({ photos, hasVideo, body, index, onShow }: Props) {
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is shown
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  const at = (place: number) => ({
    ref: place === index ? current : undefined,
    type: 'button' as const,
    className: styles.thumbnail,
    'aria-current': place === index,
    onClick: () => onShow(place),
  })
  return (
    <ul className={styles.strip} aria-label="All photos">
      {photos.map(({ url, thumb }, place) => (
        <li key={url}>
          <button {...at(place)} aria-label={`Show photo ${place + 1}`}>
            <Photo
              {...pictureIn('thumbnail', thumb)}
              alt=""
              className={styles.photo}
              fallback={
                <span aria-hidden>
                  <VehiclePlaceholder body={body} />
                </span>
              }
            />
          </button>
        </li>
      ))}
      {hasVideo && (
        <li>
          <button {...at(photos.length)}>Video</button>
        </li>
      )}
    </ul>
  )
}
