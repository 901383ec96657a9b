import type { DrawOutcome } from '@forecourt/contracts/draws/draw'
import { landingSlice, type Slice, wheelSlices } from '@forecourt/domain/draws/wheel'
import { useEffect, useMemo, useState } from 'react'
import styles from './wheel.module.css'

const turnMs = 4400
/** Without motion: from one slice that goes dark to the next. */
const darkenMs = 320
const wholeTurns = 5

type Props = {
  prizes: readonly string[]
  outcome?: DrawOutcome | undefined
  /** It has just been drawn. */
  isTurning?: boolean
  onStopped?(): void
}

/**
 * The wheel is a picture: what it says is in words beside it. With reduced motion it does not turn, and its slices fade one by one
 * until the drawn one is left.
 */
export function Wheel({ prizes, outcome, isTurning = false, onStopped = () => {} }: Props) {
  const slices = useMemo(() => wheelSlices(prizes), [prizes])
  const landing = outcome && landingSlice(slices, prizes, outcome)
  const [dark, setDark] = useState(0)
  const isStill = isTurning && prefersStill()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn.
  useEffect(() => {
    if (!isTurning) return
    if (!isStill) {
      const timer = setTimeout(onStopped, turnMs)
      return () => clearTimeout(timer)
    }
    let count = 0
    const timer = setInterval(() => {
      count += 1
      setDark(count)
      if (count > slices.length) onStopped()
    }, darkenMs)
    return () => clearInterval(timer)
  }, [isTurning])

  const angle = 360 / slices.length
  const isOver = landing !== undefined && !isTurning
  const isAtRest = landing === undefined || isStill
  const turned = isAtRest ? 0 : wholeTurns * 360 - landing * angle
  const isDark = (index: number) =>
    landing !== undefined &&
    index !== landing &&
    (isOver || (isStill && darkOrder(index, landing, slices.length) < dark))
  return (
    <svg viewBox="-170 -176 340 346" className={styles.wheel} aria-hidden data-landed={isOver ? landing : undefined}>
      <g
        className={isTurning && !isStill ? styles.turning : undefined}
        style={turned === 0 ? undefined : { transform: `rotate(${turned}deg)` }}
      >
        <circle r="160" className={styles.rim} />
        {slices.map((slice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place.
          <g key={index} transform={`rotate(${index * angle})`} className={isDark(index) ? styles.dark : undefined}>
            <SliceShape slice={slice} angle={angle} />
          </g>
        ))}
        <circle r="26" className={styles.hub} />
        <circle r="8" className={styles.pin} />
      </g>
      <path d="M-13 -174h26l-13 30z" className={styles.pointer} />
    </svg>
  )
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Around from the slice behind the drawn one, whose neighbours go last. */
const darkOrder = (index: number, landing: number, count: number): number => {
  const distance = Math.min((index - landing + count) % count, (landing - index + count) % count)
  return count - 2 * distance + (index > landing ? 1 : 0)
}

const radius = 156

/** Centred at the top; its words run from the rim to the hub. */
function SliceShape({ slice: { label, prize }, angle }: { slice: Slice; angle: number }) {
  const half = (angle / 2) * (Math.PI / 180)
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius]
  const look = prize === undefined ? styles.none : prize % 2 === 0 ? styles.strong : styles.soft
  return (
    <>
      <path d={`M0 0L${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}z`} className={look} />
      <text
        transform="rotate(90) translate(-130 0)"
        dominantBaseline="central"
        className={styles.label}
        data-look={prize === undefined ? 'none' : prize % 2 === 0 ? 'strong' : 'soft'}
      >
        {label}
      </text>
    </>
  )
}
