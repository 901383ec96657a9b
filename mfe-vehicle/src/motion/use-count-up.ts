import { useEffect, useState } from 'react'

const easeOut = (share: number): number => 1 - (1 - share) ** 3

/** A number that counts from 0 to `target` once `isOn`; it is there at once for who asked for less motion. */
export function useCountUp(target: number, ms: number, isOn: boolean): number {
  const [value, setValue] = useState(0)
  useEffect(() => {
    if (!isOn) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setValue(target)
      return
    }
    let frame = 0
    const start = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / ms))
      setValue(target * easeOut(share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target, ms, isOn])
  return value
}
