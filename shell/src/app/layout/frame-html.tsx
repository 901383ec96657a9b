import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useShownView } from '../use-shown-view.ts'
import type { FrameName } from '../view.ts'
import { isCurrentPage } from './is-current-page.ts'

type Html = Partial<Record<FrameName, string>>

/** HTML of the parts of the frame that a remote rendered, by name. Empty in a browser, which keeps the server's HTML. */
export const FramesContext = createContext<Html>({})

export const keptFrames = (names: readonly FrameName[] = []): Html =>
  Object.fromEntries(names.map((name) => [name, '']))

type Props = { name: FrameName; className?: string | undefined; fallback: ReactNode }

/** A part of the frame as the server rendered it; the fallback where no remote has one, or it failed. */
export function FrameHtml({ name, className, fallback }: Props) {
  const html = use(FramesContext)[name]
  const { request } = useShownView()
  const frame = useRef<HTMLDivElement>(null)
  // The server marked the current links of its page.
  useEffect(() => {
    for (const link of frame.current?.querySelectorAll('a') ?? []) {
      if (isCurrentPage(link.getAttribute('href') ?? '', request)) link.ariaCurrent = 'page'
      else link.removeAttribute('aria-current')
    }
  }, [request])
  if (html === undefined) return fallback
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
    <div ref={frame} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
