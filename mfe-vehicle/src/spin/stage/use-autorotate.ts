import { autorotateMs } from '@forecourt/domain/vehicle/spin/spin-frames'
import { useSite } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'

type Steps = { steps: number; step(): void; end(): void }

/** Steps every 100 ms and ends after `steps`, before another is due: on a busy machine that is before React renders. Returns what stops it. */
export function stepUntil({ steps, step, end }: Steps): () => void {
  let taken = 0
  const timer = setInterval(() => {
    step()
    taken += 1
    if (taken < steps) return
    clearInterval(timer)
    end()
  }, autorotateMs)
  return () => clearInterval(timer)
}

/** GA-3: a frame every 100 ms until it is stopped, or after a full turn where the site has it so. Nothing turns for who asked for less motion. */
export function useAutorotate(count: number, step: () => void) {
  const { autorotate, stop_after_turn } = useSite().spin
  const [isTurning, setIsTurning] = useState(false)
  const latest = useRef(step)
  latest.current = step

  useEffect(() => {
    if (count > 0 && autorotate && !matchMedia('(prefers-reduced-motion: reduce)').matches) setIsTurning(true)
  }, [count, autorotate])

  useEffect(() => {
    if (!isTurning) return
    const steps = stop_after_turn ? count : Number.POSITIVE_INFINITY
    return stepUntil({ steps, step: () => latest.current(), end: () => setIsTurning(false) })
  }, [isTurning, count, stop_after_turn])

  return { isTurning, setIsTurning }
}
