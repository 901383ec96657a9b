import type { PartProps } from '@forecourt/contracts/parts/parts'
import { vehicleVideo } from '@forecourt/domain/vehicle/vehicle-video'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { useState } from 'react'
import { Section } from '../vehicle/details/section.tsx'
import styles from './video.module.css'

/** VD-12, a part: the vehicle's video. A video service's player, which may follow who watches, comes on request alone. */
export function Part({ vehicle }: PartProps<'vehicle-video'>) {
  const [isPlaying, setIsPlaying] = useState(false)
  const video = vehicleVideo(vehicle)
  if (!video) return null
  const { kind, src } = video
  return (
    <div className={styles.video}>
      <Section id="video" title="Video">
        {kind === 'file' && (
          // biome-ignore lint/a11y/useMediaCaption: feeds bring videos without captions
          <video className={styles.stage} src={src} aria-label={`${vehicle.name}, video`} controls preload="none" />
        )}
        {kind === 'frame' &&
          (isPlaying ? (
            <iframe
              className={styles.stage}
              src={src}
              title={`${vehicle.name}, video`}
              sandbox="allow-scripts allow-same-origin allow-presentation"
              allow="fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : (
            <div className={styles.stage}>
              <Button onClick={() => setIsPlaying(true)}>Play the video</Button>
            </div>
          ))}
        {kind === 'link' && (
          <div className={styles.stage}>
            <ButtonLink href={src} target="_blank" rel="noopener">
              Watch the video
            </ButtonLink>
          </div>
        )}
      </Section>
    </div>
  )
}
