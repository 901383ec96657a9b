import { type UIEvent, useEffect, useRef, useState } from 'react'

/** The row of names that takes the place of the cars' heads once these have left the window, and moves sideways with the table. */
export function useNames() {
  const heads = useRef<HTMLTableSectionElement>(null)
  const names = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    if (heads.current) observer.observe(heads.current)
    return () => observer.disconnect()
  }, [])
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (names.current) names.current.scrollLeft = currentTarget.scrollLeft
  }
  return { heads, names, isGone, follow }
}
