import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { useShownView } from '../use-shown-view.ts'
import type { FrameName } from '../view.ts'
import { isCurrentPage } from './is-current-page.ts'

type Html = Partial<Record<FrameName, string>>

/** HTML of the parts of the frame that a remote rendered, by name. Empty in a browser, which keeps the server's HTML. */
export const FramesContext = createContext<Html>({})

export const keptFrames = (names: readonly FrameName[] = []): Html =>
  Object.fromEntries(names.map((name) => [name, '']))

/** Marks the links to the current page; the server marked those of its own page. */
export function useMarkedLinks(frame: RefObject<HTMLElement | null>): void {
  const { request } = useShownView()
  useEffect(() => {
    for (const link of frame.current?.querySelectorAll('a') ?? []) {
      if (isCurrentPage(link.getAttribute('href') ?? '', request)) link.ariaCurrent = 'page'
      else link.removeAttribute('aria-current')
    }
  }, [frame, request])
}

const wide = '(width >= 64rem)'

/** Disclosures that are open on wide screens, where their content has a place of its own, until the shopper chooses. */
function useOpenOnWide(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = matchMedia(wide)
    const follow = () => {
      for (const one of frame.current?.querySelectorAll<HTMLDetailsElement>('details[data-open-wide]') ?? [])
        one.open = screen.matches
    }
    follow()
    screen.addEventListener('change', follow)
    return () => screen.removeEventListener('change', follow)
  }, [frame])
}

type Props = { name: FrameName; className?: string | undefined; fallback: ReactNode }

/** A part of the frame as the server rendered it; the fallback where no remote has one, or it failed. */
export function FrameHtml({ name, className, fallback }: Props) {
  const html = use(FramesContext)[name]
  const frame = useRef<HTMLDivElement>(null)
  useMarkedLinks(frame)
  useOpenOnWide(frame)
  if (html === undefined) return fallback
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
    <div ref={frame} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
