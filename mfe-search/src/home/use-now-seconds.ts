import { useEffect, useState } from 'react'

/** The time by the shopper's clock, in seconds since 1970, read again at each tick; while hydrating that of the document. */
export function useNowSeconds(nowSeconds: number, tickMs: number): number {
  const [seconds, setSeconds] = useState(nowSeconds)
  useEffect(() => {
    const update = () => setSeconds(Date.now() / 1000)
    update()
    const timer = setInterval(update, tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return seconds
}
