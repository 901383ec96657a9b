import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * The position of a row of slides that the browser itself scrolls and snaps. `index` follows the reader's swipes; `go`
 * scrolls to a slide and wraps around at both ends. A step to a neighbour glides, unless the reader asked for less motion; a leap is instant.
 */
export function useSlider(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  // Where a glide is heading, so that the positions it passes do not count. A hand on the track ends it.
  const heading = useRef<number | null>(null)

  // Going back and forth at once shows the same elements again, moved within the document, which resets their scrolling.
  useEffect(() => {
    const element = track.current
    if (index > 0 && heading.current === null && element?.scrollLeft === 0)
      element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  })

  /** Returns the slide it goes to. */
  function go(to: number, behavior?: 'instant'): number {
    const element = track.current
    if (!element) return index
    const next = (to + count) % count
    heading.current = next
    setIndex(next)
    const glides = Math.abs(next - index) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: next * element.clientWidth, behavior: behavior ?? (glides ? 'smooth' : 'instant') })
    return next
  }

  function onScroll() {
    const element = track.current
    if (!element?.clientWidth) return
    const position = element.scrollLeft / element.clientWidth
    if (heading.current === null) setIndex(Math.min(count - 1, Math.max(0, Math.round(position))))
    // Near is not there: a glide that was turned back begins near where it heads.
    else if (Math.abs(heading.current - position) < 0.002) heading.current = null
  }

  // A finger may scroll the server's row before it hydrates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was scrolled by then
  useEffect(() => {
    if (track.current && track.current.scrollLeft > 0) onScroll()
  }, [])

  /** Left, right, home and end. Returns the slide it goes to, or nothing for any other key. */
  function onKeyDown(event: KeyboardEvent): number | undefined {
    const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }
    const to = targets[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined
    event.preventDefault()
    return go(to)
  }

  const takeOver = () => {
    heading.current = null
  }
  return { index, go, onKeyDown, track: { ref: track, onScroll, onPointerDown: takeOver, onWheel: takeOver } }
}
