import { useEffect, useRef, useState } from 'react'

const atRest = { isAtStart: true, isAtEnd: true }

/** Where a list that scrolls sideways stands, and steps of nearly a whole view. `look` belongs on its `onScroll`. */
export function useStrip() {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(atRest)

  function look() {
    if (!list.current) return
    const { scrollLeft, clientWidth, scrollWidth } = list.current
    const isAtStart = scrollLeft < 8
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 8
    setPlace((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }))
  }

  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  })

  const step = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9, behavior: 'smooth' })
  return { list, ...place, look, step }
}
