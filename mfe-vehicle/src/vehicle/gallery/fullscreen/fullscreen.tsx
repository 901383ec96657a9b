import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { photosOf } from '@forecourt/domain/media/vehicle-photos'
import { vehicleVideo } from '@forecourt/domain/vehicle/content/vehicle-video'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { ChevronLeft, ChevronRight, X } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { type FindOpener, useModal } from '@forecourt/ui/overlays/use-modal'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { VideoPlayer } from '../../../video/video-player.tsx'
import { useSlider } from '../use-slider.ts'
import { Filmstrip } from './filmstrip.tsx'
import styles from './fullscreen.module.css'
import { useSwipeClose } from './use-swipe-close.ts'
import { Zoomable } from './zoomable.tsx'

type Props = {
  vehicle: ShownVehicle
  start: number
  /** The photo in view, whenever it is another one. */
  onShow(index: number): void
  onClose(): void
  /** What opens it on the page. */
  findOpener: FindOpener
}

/**
 * The photos over the whole window and the video after them, in a native modal dialog: the browser keeps the focus inside, closes it
 * on Escape and gives the focus back. It is there only while it is open.
 */
export function Fullscreen({ vehicle, start, onShow, onClose, findOpener }: Props) {
  const { name, simple_body: body } = vehicle
  const photos = photosOf(vehicle)
  const hasVideo = vehicleVideo(vehicle) !== undefined
  const count = photos.length + (hasVideo ? 1 : 0)
  const dialog = useRef<HTMLDialogElement>(null)
  const { index, go, onKeyDown, track } = useSlider(count, start)
  const [isZoomed, setIsZoomed] = useState(false)
  const swipe = useSwipeClose(isZoomed, () => dialog.current?.close())
  const isVideo = index === photos.length

  useModal(dialog, true, { findOpener, coversPage: true })
  // Not a passive effect: it would take back a key that is pressed as soon as the dialog is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening happens once, at the photo it was opened with.
  useLayoutEffect(() => {
    go(start, 'instant')
  }, [])
  useEffect(() => {
    if (isVideo) setIsZoomed(false)
    else onShow(index)
  }, [index, isVideo, onShow])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Photos of ${name}`}
      // A player's own keys are its own.
      onKeyDown={(event) => !(event.target instanceof HTMLMediaElement) && onKeyDown(event)}
      onClose={onClose}
    >
      <header className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p className={styles.counter} role="status">
          {index + 1} / {count}
        </p>
        <IconButton
          label="Close"
          className={styles.control}
          icon={<X size={22} aria-hidden />}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <div className={styles.stage}>
        <ul
          className={styles.track}
          data-zoomed={isZoomed || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label="Photos"
          {...track}
          {...swipe}
        >
          {photos.map(({ url, alt }, at) => (
            <li key={url} className={styles.slide}>
              <Zoomable isCurrent={at === index} onZoom={setIsZoomed}>
                <Photo
                  {...pictureIn('fullscreen', url)}
                  alt={alt}
                  className={styles.photo}
                  isPriority={Math.abs(at - index) < 2}
                  fallback={<VehiclePlaceholder body={body} />}
                />
              </Zoomable>
            </li>
          ))}
          {hasVideo && (
            <li className={styles.slide}>{isVideo && <VideoPlayer vehicle={vehicle} className={styles.video} />}</li>
          )}
        </ul>
        {count > 1 && (
          <>
            <IconButton
              label="Previous photo"
              className={styles.previous}
              icon={<ChevronLeft size={24} aria-hidden />}
              onClick={() => go(index - 1)}
            />
            <IconButton
              label="Next photo"
              className={styles.next}
              icon={<ChevronRight size={24} aria-hidden />}
              onClick={() => go(index + 1)}
            />
          </>
        )}
      </div>
      {photos.some(({ angle }) => angle) && (
        <p className={styles.caption}>{isVideo ? 'Video' : photos[index]?.angle}</p>
      )}
      {count > 1 && <Filmstrip photos={photos} hasVideo={hasVideo} body={body} index={index} onShow={(at) => go(at)} />}
    </dialog>
  )
}
