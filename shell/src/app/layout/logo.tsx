import { useSite } from '@forecourt/shell-api'

/** The tenant's drawing. It is only in the server's document: the browser keeps that markup. */
export function Logo({ className }: { className?: string }) {
  const { logo_svg } = useSite()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: validated as a plain drawing when the tenant is read
  return <span className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: logo_svg }} />
}
