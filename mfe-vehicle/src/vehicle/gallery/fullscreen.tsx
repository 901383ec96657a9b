import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { ChevronLeft, ChevronRight, X } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { useModal } from '@forecourt/ui/overlays/use-modal'
import { useEffect, useRef } from 'react'
import styles from './fullscreen.module.css'
import type { VehiclePhoto } from './photos.ts'
import { useSlider } from './use-slider.ts'
import { useSwipeClose } from './use-swipe-close.ts'

type Props = {
  name: string
  body: string | undefined
  photos: VehiclePhoto[]
  start: number
  /** With the photo that was in view. */
  onClose(index: number): void
}

/**
 * The photos over the whole window, in a native modal dialog: the browser keeps the focus inside, closes it on Escape and
 * gives the focus back. It is there only while it is open.
 */
export function Fullscreen({ name, body, photos, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { index, go, onKeyDown, track } = useSlider(photos.length, start)
  const swipe = useSwipeClose(() => dialog.current?.close())

  useModal(dialog, true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening happens once, at the photo it was opened with.
  useEffect(() => {
    go(start, 'instant')
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Photos of ${name}`}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <header className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p className={styles.counter} role="status">
          {index + 1} / {photos.length}
        </p>
        <IconButton
          label="Close"
          className={styles.control}
          icon={<X size={22} aria-hidden />}
          onClick={() => dialog.current?.close()}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ul className={styles.track} tabIndex={0} aria-label="Photos" {...track} {...swipe}>
        {photos.map(({ url, alt }, at) => (
          <li key={url} className={styles.slide}>
            <Photo
              {...pictureIn('fullscreen', url)}
              alt={alt}
              className={styles.photo}
              isPriority={Math.abs(at - index) < 2}
              fallback={<VehiclePlaceholder body={body} />}
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
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
    </dialog>
  )
}
