import { autorotateMs } from '@forecourt/domain/vehicle/spin/spin-frames'
import { useSite } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'

/** GA-3: a frame every 100 ms until it is stopped, or after a full turn where the site has it so. Nothing turns for who asked for less motion. */
export function useAutorotate(count: number, step: () => void) {
  const { autorotate, stop_after_turn } = useSite().spin
  const [isTurning, setIsTurning] = useState(false)
  const turned = useRef(0)
  const latest = useRef(step)
  latest.current = step

  useEffect(() => {
    if (count > 0 && autorotate && !matchMedia('(prefers-reduced-motion: reduce)').matches) setIsTurning(true)
  }, [count, autorotate])

  useEffect(() => {
    if (!isTurning) return
    turned.current = 0
    const timer = setInterval(() => {
      latest.current()
      turned.current += 1
      if (stop_after_turn && turned.current >= count) setIsTurning(false)
    }, autorotateMs)
    return () => clearInterval(timer)
  }, [isTurning, count, stop_after_turn])

  return { isTurning, setIsTurning }
}
