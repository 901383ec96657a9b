import { useEffect, useState } from 'react'

const tickMs = 20_000

/** The time by the shopper's clock, in seconds since 1970; while hydrating that of the document. */
export function useNow(nowSeconds: number): Date {
  const [seconds, setSeconds] = useState(nowSeconds)
  useEffect(() => {
    const update = () => setSeconds(Math.floor(Date.now() / 60_000) * 60)
    update()
    const timer = setInterval(update, tickMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(seconds * 1000)
}
