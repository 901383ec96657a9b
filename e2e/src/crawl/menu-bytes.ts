import { brotliCompressSync, constants } from 'node:zlib'

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** What the menu adds to a document: its compressed bytes with it and without it. */
export function menuBytes(html: string): number {
  const [menu = ''] = /<nav [^>]*id="site-menu".*?<\/nav>/s.exec(html) ?? []
  if (!menu) throw new Error('The document has no menu.')
  return compressed(html) - compressed(html.replace(menu, ''))
}
