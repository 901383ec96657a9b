import { prerenderMark } from '../../app/routing/prerender-mark.ts'

/** Whether this browser may prerender the page of an address. What a fragment names, such as a payment, is asked for by its shopper alone. */
export const canPrerender = (href: string): boolean =>
  HTMLScriptElement.supports?.('speculationrules') === true && new URL(href).hash === ''

/** One at a time: a page is prerendered for as long as a link to it is marked. */
export function prerenderPage(href: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (link.href === href) link.setAttribute(prerenderMark, '')
    else link.removeAttribute(prerenderMark)
}
