import { useEffect, useState } from 'react'

/** SB-4, SB-5: pixels of scrolling. */
const headerFromPx = 500
const barAfterPx = 900

/** Whether the page is scrolled so far that the header is there, and so far that the bar is. */
export function useScrolled(): { hasHeader: boolean; hasBar: boolean } {
  const [scrolled, setScrolled] = useState({ hasHeader: false, hasBar: false })
  useEffect(() => {
    const read = () => {
      const next = { hasHeader: scrollY >= headerFromPx, hasBar: scrollY > barAfterPx }
      setScrolled((known) => (known.hasHeader === next.hasHeader && known.hasBar === next.hasBar ? known : next))
    }
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [])
  return scrolled
}

/** Whether an element is on the screen. */
export function useIsOnScreen(id: string): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true))
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOnScreen
}
