import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { photosOf } from '@forecourt/domain/media/vehicle-photos'
import { useSite } from '@forecourt/shell-api'
import { Late, lateCode, loadCode } from '@forecourt/ui/browser/late'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { ChevronLeft, ChevronRight, Images, Maximize2 } from '@forecourt/ui/media/icons'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { SpinMode } from '../../spin/spin-state.ts'
import styles from './gallery.module.css'
import { Slides } from './slides.tsx'
import { SpinLayer, useHasSpin } from './spin-layer.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useHashFlag } from './use-hash-flag.ts'
import { useOneName } from './use-one-name.ts'
import { useShownPhoto } from './use-shown-photo.ts'
import { useSlider } from './use-slider.ts'

const fullscreen = lateCode(
  async () => (await import(/* webpackChunkName: "fullscreen" */ './fullscreen/fullscreen.tsx')).Fullscreen,
)

const warmFullscreen = () => void loadCode(fullscreen).catch(() => undefined)

/** GA-1: thumbnails only above this many photos. */
const fewPhotos = 3

const hasSpots = ({ spin_images = [], hotspots = [] }: ShownVehicle) =>
  spin_images.length > 1 && hotspots.some(({ place }) => place === 'exterior')

type Props = {
  vehicle: ShownVehicle
  /** How many photos there will be, where the vehicle is known only in part. */
  photosCount?: number
}

export function Gallery({ vehicle, photosCount }: Props) {
  const photos = photosOf(vehicle)
  const count = photosCount ?? photos.length
  const { index, go, onKeyDown, track } = useSlider(photos.length)
  useShownPhoto(vehicle.slug, photos.length, (at) => go(at, 'instant'))
  const { isOn: isFullscreen, turnOn, turnOff } = useHashFlag('photos')
  const shownLarge = useRef<number | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const stage = useRef<HTMLElement>(null)
  const gallery = useRef<HTMLDivElement>(null)
  useOneName(gallery)
  const hasSpin = useHasSpin(vehicle)
  const { first } = useSite().spin
  const [mode, setMode] = useState<SpinMode>()
  const [asked, setAsked] = useState(0)
  const isCovered = mode !== undefined && mode !== 'gallery'

  // However it was closed, the page shows the photo that was in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is closed
  useEffect(() => {
    const at = shownLarge.current
    if (isFullscreen || at === null) return
    shownLarge.current = null
    go(at, 'instant')
    focusPhoto(at)
  }, [isFullscreen])
  const onShow = useCallback((at: number) => {
    shownLarge.current = at
  }, [])

  const photoAt = (at: number) => stage.current?.querySelectorAll('li')[at]?.querySelector('button')

  /** Keeps the focus on the photo in view when the one that had it went out of view. */
  function focusPhoto(at: number) {
    if (document.activeElement?.closest('li')) photoAt(at)?.focus({ preventScroll: true })
  }

  function step(event: KeyboardEvent) {
    const to = onKeyDown(event)
    if (to !== undefined) focusPhoto(to)
  }

  function openAt(at: number) {
    shownLarge.current = at
    turnOn()
  }

  const isSeveral = photos.length > 1
  const hasRow = count > fewPhotos
  const spin = hasSpin && photosCount === undefined && (
    <SpinLayer vehicle={vehicle} hasRoom={hasRow} asked={asked} onMode={setMode} />
  )
  // The points of a spin have their room before they are there: what is below does not move. On a phone only while they show.
  const showsPoints = hasRow && hasSpin && hasSpots(vehicle) ? (mode ?? first) === 'spinner' : undefined
  if (photos.length === 0) {
    return (
      <div ref={gallery} className={styles.gallery}>
        <div className={styles.stage} inert={isCovered}>
          <div className={styles.empty}>
            <VehiclePlaceholder body={vehicle.simple_body} />
            <p className={styles.soon}>Photos are on their way</p>
          </div>
        </div>
        {spin}
      </div>
    )
  }
  return (
    <div ref={gallery} className={styles.gallery} data-shows-points={showsPoints}>
      <section
        inert={isCovered}
        ref={stage}
        aria-roledescription="carousel"
        aria-label={`Photos of ${vehicle.name}`}
        className={styles.stage}
        onKeyDown={step}
        onPointerEnter={warmFullscreen}
        onFocus={warmFullscreen}
      >
        <Slides
          photos={photos}
          index={index}
          track={track}
          body={vehicle.simple_body}
          missing={missing}
          onLoadError={(url) => setMissing((known) => [...known, url])}
          onOpen={openAt}
        />
        {isSeveral && (
          <>
            <IconButton
              look="floating"
              className={styles.previous}
              label="Previous photo"
              icon={<ChevronLeft size={20} aria-hidden />}
              onClick={() => go(index - 1)}
            />
            <IconButton
              look="floating"
              className={styles.next}
              label="Next photo"
              icon={<ChevronRight size={20} aria-hidden />}
              onClick={() => go(index + 1)}
            />
            <p className={styles.counter}>
              <Images size={18} aria-hidden />
              <span aria-hidden>
                {index + 1} / {count}
              </span>
              <VisuallyHidden role="status">
                Photo {index + 1} of {count}
              </VisuallyHidden>
            </p>
          </>
        )}
        {!missing.includes(photos[index]?.url ?? '') && (
          <IconButton
            look="floating"
            className={styles.expand}
            label="View photos fullscreen"
            icon={<Maximize2 size={20} aria-hidden />}
            onClick={() => openAt(index)}
          />
        )}
      </section>
      {hasRow && (
        <Thumbnails
          photos={photos}
          count={count}
          index={isCovered ? -1 : index}
          body={vehicle.simple_body}
          onShow={(at) => {
            go(at)
            setAsked((times) => times + 1)
          }}
          onOpen={openAt}
        />
      )}
      {spin}
      {isFullscreen && (
        <Suspense>
          <Late
            code={fullscreen}
            props={{
              ...{ vehicle, onShow, onClose: turnOff },
              start: shownLarge.current ?? index,
              findOpener: () => photoAt(shownLarge.current ?? index),
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
