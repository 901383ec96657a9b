import { type ReactNode, useState, useSyncExternalStore } from 'react'

type Props = { isSeen: boolean; children: ReactNode }

/** Keeps what it rendered last while nobody can see it, at first nothing: React skips an element that is the same. */
export function WhileSeen({ isSeen, children }: Props) {
  const [seen, setSeen] = useState(isSeen ? children : null)
  if (!isSeen) return seen
  if (seen !== children) setSeen(children)
  return children
}

/** Whether a media query of the style sheets holds; `onServer` until the page has hydrated. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => onServer,
  )
}
