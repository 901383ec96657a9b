import { autorotateMs } from '@forecourt/domain/vehicle/spin/spin-frames'
import { useSite } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'

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
    let turned = 0
    const timer = setInterval(() => {
      latest.current()
      turned += 1
      if (!stop_after_turn || turned < count) return
      // At once: on a busy machine the next frame is due before React renders.
      clearInterval(timer)
      setIsTurning(false)
    }, autorotateMs)
    return () => clearInterval(timer)
  }, [isTurning, count, stop_after_turn])

  return { isTurning, setIsTurning }
}
