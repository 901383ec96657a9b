import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes in Brotli at the level of CloudFront. */
export const compressedBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const parts = {
  'inline styles': /<style[^>]*>.*?<\/style>/gs,
  'import map': /<script type="importmap">.*?<\/script>/gs,
  'head without these':
    /<meta [^>]*>|<link [^>]*>|<title>.*?<\/title>|<script type="application\/ld\+json">.*?<\/script>/gs,
  menu: /<nav [^>]*id="site-menu".*?<\/nav>/gs,
  header: /<header.*?<\/header>/gs,
  footer: /<footer.*?<\/footer>/gs,
  'SVG drawings': /<svg.*?<\/svg>/gs,
  'filters of a search': /<form.*?<\/form>/gs,
  'page data': /"view":\{.*\}(?=,"frames")/gs,
} satisfies Record<string, RegExp>

export type DocumentPart = keyof typeof parts

/** What each part adds to a document: its compressed bytes with it and without it. Parts overlap. */
export function bytesByPart(html: string): Record<DocumentPart, number> {
  const whole = compressedBytes(html)
  const added = Object.entries(parts).map(([name, part]) => [name, whole - compressedBytes(html.replaceAll(part, ''))])
  return Object.fromEntries(added)
}
