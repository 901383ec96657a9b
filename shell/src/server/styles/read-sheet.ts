import { parseSheet, type SheetNode } from './parse-sheet.ts'

/** Resolves a stylesheet's relative addresses for inlining. */
const absolute = (text: string, url: string): string =>
  text.replaceAll(
    /url\((["']?)(?!["']?(?:\/|data:|https:|#))/g,
    (_, quote) => `url(${quote}${url.replace(/[^/]*$/, '')}`,
  )

const maxSheets = 200
const cache = new Map<string, { text: string; sheet: readonly SheetNode[] }>()

/** The rules of a stylesheet, parsed once, with addresses that hold in a document. */
export function readSheet(url: string, text: string): readonly SheetNode[] {
  const known = cache.get(url)
  if (known?.text === text) return known.sheet
  const [oldest] = cache.keys()
  if (cache.size >= maxSheets && oldest !== undefined) cache.delete(oldest)
  const sheet = parseSheet(absolute(text, url))
  cache.set(url, { text, sheet })
  return sheet
}
