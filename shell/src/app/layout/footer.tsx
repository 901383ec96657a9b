import { useSite } from '@forecourt/shell-api'
import { type ReactNode, useRef } from 'react'
import styles from './footer.module.css'
import { useMarkedLinks } from './frame-html.tsx'

/** The server gives its content, which no browser has code for: there the server's HTML stays. */
export function Footer({ content }: { content?: ReactNode }) {
  const { layout } = useSite()
  const frame = useRef<HTMLElement>(null)
  useMarkedLinks(frame)
  const frameProps = { ref: frame, className: styles.footer, 'data-layout': layout.footer }
  if (content) return <footer {...frameProps}>{content}</footer>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  return <footer {...frameProps} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
