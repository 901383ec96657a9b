import { useEffect, useRef, useState } from 'react'

const atRest = { isAtStart: true, isAtEnd: true }

/** The position of a list that scrolls sideways, and steps of nearly a whole view. `updatePosition` belongs on its `onScroll`. */
export function useStrip() {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(atRest)

  function updatePosition() {
    if (!list.current) return
    const { scrollLeft, clientWidth, scrollWidth } = list.current
    const isAtStart = scrollLeft < 8
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 8
    setPlace((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }))
  }

  // Asked by the browser after layout, never by a render: a measure that changes the layout must not render without end.
  useEffect(() => {
    if (!list.current) return
    const observer = new ResizeObserver(updatePosition)
    observer.observe(list.current)
    if (list.current.lastElementChild) observer.observe(list.current.lastElementChild)
    return () => observer.disconnect()
  })

  const step = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9, behavior: 'smooth' })
  return { list, ...place, updatePosition, step }
}
