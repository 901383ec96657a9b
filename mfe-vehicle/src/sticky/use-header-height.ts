import { type RefObject, useEffect } from 'react'

/** Tells the page how high the header is (`--sticky-header`), for what is sticky below it. */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--sticky-header', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--sticky-header')
    }
  }, [header])
}
