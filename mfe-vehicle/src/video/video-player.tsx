import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { secondPhoto } from '@forecourt/domain/media/vehicle-photos'
import { vehicleVideo } from '@forecourt/domain/vehicle/content/vehicle-video'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import { useState } from 'react'
import styles from './video.module.css'

type Props = { vehicle: ShownVehicle; className?: string | undefined }

/** VD-12. A video service's player, which may follow who watches, comes on request alone: until then a photo is there. */
export function VideoPlayer({ vehicle, className = '' }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  const video = vehicleVideo(vehicle)
  if (!video) return null
  const { kind, src } = video
  const look = `${styles.stage} ${className}`
  const title = `${vehicle.name}, video`
  const photo = secondPhoto(vehicle)
  const cover = photo && pictureIn('gallery', photo.url)
  if (kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: feeds bring videos without captions
      <video className={look} src={src} poster={cover?.src} aria-label={title} controls preload="none" />
    )
  if (kind === 'frame' && isPlaying)
    return (
      <iframe
        className={look}
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className={`${look} ${styles.waiting}`}>
      {cover && <Photo {...cover} alt="" className={styles.cover} />}
      {kind === 'frame' ? (
        <Button onClick={() => setIsPlaying(true)}>Play the video</Button>
      ) : (
        <ButtonLink href={src} target="_blank" rel="noopener">
          Watch the video
        </ButtonLink>
      )}
    </div>
  )
}
