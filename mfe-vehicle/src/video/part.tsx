import type { PartProps } from '@forecourt/contracts/parts/parts'
import { vehicleVideo } from '@forecourt/domain/vehicle/content/vehicle-video'
import { Section } from '../vehicle/details/section.tsx'
import styles from './video.module.css'
import { VideoPlayer } from './video-player.tsx'

/** VD-12, a part: the vehicle's video. */
export function Part({ vehicle }: PartProps<'vehicle-video'>) {
  if (!vehicleVideo(vehicle)) return null
  return (
    <div className={styles.video}>
      <Section id="video" title="Video">
        <VideoPlayer vehicle={vehicle} />
      </Section>
    </div>
  )
}
