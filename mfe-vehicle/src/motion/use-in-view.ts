import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in view; once it was, it stays so. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || wasSeen) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWasSeen(true), {
      threshold: 0.4,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, wasSeen])
  return wasSeen
}
