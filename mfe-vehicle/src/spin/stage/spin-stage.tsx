import { withNoun } from '@forecourt/domain/text/with-noun'
import { coverOf, draggedFrame, type PlacedSpot, spotsAt, wrapFrame } from '@forecourt/domain/vehicle/spin/spin-frames'
import { useSite } from '@forecourt/shell-api'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { ChevronLeft, ChevronRight } from '@forecourt/ui/media/icons'
import { MoveHorizontal, Pause, Play } from '@forecourt/ui/media/spin-icons'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import dragged from '../dragged.module.css'
import { useSpin } from '../spin-state.ts'
import { ProgressRing } from './progress-ring.tsx'
import styles from './spin-stage.module.css'
import { SpotButtons, SpotList } from './spots.tsx'
import { useAutorotate } from './use-autorotate.ts'
import { useFrames } from './use-frames.ts'
import { useSize } from './use-size.ts'

/** GA-3. Frames that a key turns by, as sliders have it. */
const turnKeys = (frame: number, count: number): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -frame,
  End: count - 1 - frame,
})

/** GA-2, GA-3: turns by dragging, by keys and by buttons. */
export function SpinStage({ hasRoom }: { hasRoom: boolean }) {
  const site = useSite()
  const { name, spots, frames: urls } = useSpin()
  const { frames, loaded } = useFrames()
  const count = frames?.length ?? 0
  const [frame, setFrame] = useState(0)
  const [hasDragged, setHasDragged] = useState(false)
  const [openSpot, setOpenSpot] = useState<string | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ x: number; from: number } | null>(null)
  const size = useSize(stage)
  const { isTurning, setIsTurning } = useAutorotate(count, () => setFrame((at) => wrapFrame(at + 1, count)))

  const picture = frames?.[frame]
  const cover = picture && coverOf(picture, size)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture || size.width === 0) return
    const density = Math.min(2, devicePixelRatio)
    const { canvas: element } = context
    element.width = Math.round(size.width * density)
    element.height = Math.round(size.height * density)
    const { left, top, width, height } = coverOf(picture, size)
    context.drawImage(picture, left * density, top * density, width * density, height * density)
  }, [picture, size])

  function turnBy(frames: number) {
    setIsTurning(false)
    setOpenSpot(null)
    setFrame((at) => wrapFrame(at + frames, count))
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = turnKeys(frame, count)[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnBy(by)
  }

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, from: frame }
    setIsTurning(false)
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag.current) return
    const px = event.clientX - drag.current.x
    const to = draggedFrame(drag.current.from, px, count)
    if (to === frame) return
    setHasDragged(true)
    setOpenSpot(null)
    setFrame(to)
  }

  // Of the way along the track, whose ends the mark does not pass.
  const share = `${(frame / Math.max(1, count - 1)) * 100}%`
  const placed: PlacedSpot[] = cover ? spotsAt(spots.exterior, frame, cover, size) : []

  /** What is read does not turn away. */
  function openSpotAt(id: string | null) {
    setIsTurning(false)
    setOpenSpot(id)
  }

  /** Turns to the first frame that shows a spot, and opens it. */
  function showSpot(id: string) {
    const spot = spots.exterior.find((one) => one.id === id)
    if (!placed.some((one) => one.id === id)) setFrame(spot?.positions[0]?.activeAngle ?? frame)
    openSpotAt(id)
  }

  return (
    <>
      <div ref={stage} className={styles.stage}>
        {!frames && <ProgressRing loaded={loaded} count={urls.length} />}
        {frames && (
          <>
            <div
              role="slider"
              tabIndex={0}
              className={`${dragged.handle} ${styles.handle}`}
              aria-label={`Turn the ${name}`}
              aria-valuemin={1}
              aria-valuemax={count}
              aria-valuenow={frame + 1}
              // Ten pictures a second are not to be read out.
              aria-valuetext={isTurning ? 'Turning' : `Picture ${frame + 1} of ${count}`}
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onPointerUp={() => {
                drag.current = null
              }}
              onPointerCancel={() => {
                drag.current = null
              }}
            >
              <canvas ref={canvas} className={styles.canvas} />
            </div>
            <SpotButtons placed={placed} openSpot={openSpot} onOpen={openSpotAt} width={size.width} />
          </>
        )}
      </div>
      {frames && (
        <>
          {!hasDragged && (
            <p className={`${dragged.hint} ${styles.hint}`}>
              <MoveHorizontal size={18} aria-hidden />
              {withNoun('Drag to turn the car', site)}
            </p>
          )}
          <div className={`${dragged.bar} ${styles.bar}`}>
            <IconButton
              look="floating"
              label={isTurning ? 'Pause' : 'Turn by itself'}
              icon={isTurning ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
              onClick={() => setIsTurning(!isTurning)}
            />
            <IconButton
              look="floating"
              label="Turn left"
              icon={<ChevronLeft size={20} aria-hidden />}
              onClick={() => turnBy(-1)}
            />
            <span className={styles.track} aria-hidden>
              <span className={styles.place} style={{ left: share, translate: `-${share} 0` }} />
            </span>
            <IconButton
              look="floating"
              label="Turn right"
              icon={<ChevronRight size={20} aria-hidden />}
              onClick={() => turnBy(1)}
            />
          </div>
        </>
      )}
      {frames && hasRoom && spots.exterior.length > 0 && (
        <SpotList spots={spots.exterior} openSpot={openSpot} onShow={showSpot} />
      )}
    </>
  )
}
