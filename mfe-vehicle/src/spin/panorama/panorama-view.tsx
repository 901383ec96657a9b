import { firstLook, type Look, projectPoint, turnedLook } from '@forecourt/domain/vehicle/spin/panorama'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { ChevronDown, ChevronLeft, ChevronRight, type LucideIcon } from '@forecourt/ui/media/icons'
import { ChevronUp } from '@forecourt/ui/media/spin-icons'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import dragged from '../dragged.module.css'
import { useSpin } from '../spin-state.ts'
import { SpotButtons } from '../stage/spots.tsx'
import { useSize } from '../stage/use-size.ts'
import { createPanoramaPainter, type PanoramaPainter } from './panorama-painter.ts'
import styles from './panorama-view.module.css'

const keyPx = 40
const buttonPx = 120
const keys: Record<string, readonly [number, number]> = {
  ArrowLeft: [keyPx, 0],
  ArrowRight: [-keyPx, 0],
  ArrowUp: [0, keyPx],
  ArrowDown: [0, -keyPx],
}

/** BY-3. */
const ways: readonly { label: string; Icon: LucideIcon; by: readonly [number, number] }[] = [
  { label: 'Look left', Icon: ChevronLeft, by: [buttonPx, 0] },
  { label: 'Look right', Icon: ChevronRight, by: [-buttonPx, 0] },
  { label: 'Look up', Icon: ChevronUp, by: [0, buttonPx] },
  { label: 'Look down', Icon: ChevronDown, by: [0, -buttonPx] },
]

/** GA-2: the inside, as far as one can look round it. Where the browser paints none, the picture lies flat and moves sideways. */
export function PanoramaView({ url }: { url: string }) {
  const { name, spots, fail } = useSpin()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ x: number; y: number } | null>(null)
  const [painter, setPainter] = useState<PanoramaPainter | 'flat'>()
  const [look, setLook] = useState<Look>(firstLook)
  const [hasDragged, setHasDragged] = useState(false)
  const [openSpot, setOpenSpot] = useState<string | null>(null)
  const size = useSize(stage)
  const source = url.startsWith('/media/') ? `${url}?w=2560` : url

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the picture of a vehicle
  useEffect(() => {
    const image = new Image()
    let made: PanoramaPainter | null = null
    let isOver = false
    image.crossOrigin = 'anonymous'
    image.src = source
    image.decode().then(
      () => {
        if (isOver || !canvas.current) return
        made = createPanoramaPainter(canvas.current, image)
        setPainter(made ?? 'flat')
      },
      (error: unknown) => !isOver && fail('interior', error),
    )
    return () => {
      isOver = true
      made?.release()
    }
  }, [source])

  useEffect(() => {
    if (!canvas.current || !painter || painter === 'flat' || size.width === 0) return
    const density = Math.min(2, devicePixelRatio)
    canvas.current.width = Math.round(size.width * density)
    canvas.current.height = Math.round(size.height * density)
    painter.paint(look)
  }, [painter, look, size])

  const turn = (dx: number, dy: number) => setLook((at) => turnedLook(at, dx, dy, size.height || 1))

  function onKeyDown(event: KeyboardEvent) {
    const by = keys[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(...by)
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    if (!drag.current) return
    turn(clientX - drag.current.x, clientY - drag.current.y)
    drag.current = { x: clientX, y: clientY }
    setHasDragged(true)
  }

  const end = () => {
    drag.current = null
  }
  const placed =
    painter === 'flat'
      ? []
      : spots.interior.flatMap(({ id, description, positions: [at] }, index) => {
          const point = at && projectPoint(at, look, size)
          return point ? [{ id, description, number: index + 1, ...point }] : []
        })
  const across = `${((look.yaw / (2 * Math.PI) + 0.5) * 100).toFixed(1)}%`
  return (
    <>
      <div ref={stage} className={styles.stage}>
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is turned by keys
          tabIndex={0}
          className={`${dragged.handle} ${styles.handle}`}
          aria-label={`Look round inside the ${name}: use the arrow keys`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={onPointerMove}
          onPointerUp={end}
          onPointerCancel={end}
        >
          {painter === 'flat' ? (
            <img
              src={source}
              alt=""
              className={styles.flat}
              style={{ objectPosition: `${across} 50%` }}
              draggable={false}
            />
          ) : (
            <canvas ref={canvas} className={styles.canvas} data-painted={painter !== undefined || undefined} />
          )}
        </div>
        <SpotButtons placed={placed} openSpot={openSpot} onOpen={setOpenSpot} width={size.width} />
      </div>
      <p className={`${dragged.hint} ${styles.hint}`} data-done={hasDragged || undefined}>
        Drag to look around
      </p>
      <div className={`${dragged.bar} ${styles.bar}`}>
        {ways
          // A picture that lies flat moves sideways alone.
          .filter(({ by: [, dy] }) => dy === 0 || painter !== 'flat')
          .map(({ label, Icon, by }) => (
            <IconButton
              key={label}
              look="floating"
              label={label}
              icon={<Icon size={20} aria-hidden />}
              onClick={() => turn(...by)}
            />
          ))}
      </div>
    </>
  )
}
