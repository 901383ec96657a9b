import type { PublicSite } from '@forecourt/contracts/site/site'

/** As a string of CSS, and safe in a style element. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,;:!?()%$&+’–—-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/**
 * What is the same on every ticket of a site, as custom properties: a list's cards show it by their style sheet, in their script it would
 * be each card's. Nothing where the site has no ticket.
 */
export function ticketStyle({ ticket }: Pick<PublicSite, 'ticket'>): string {
  if (!ticket) return ''
  const { title, done, not } = ticket
  const lines = (sign: string, list: typeof done) => cssString(list.lines.map((line) => `${sign} ${line}`).join('\n'))
  return `:root{--ticket:${cssString(title)};--ticket-done:${lines('✓', done)};--ticket-not:${lines('–', not)}}`
}
