import type { PageRequest } from '@forecourt/shell-api'
import { decodeSafely } from '../routing/path-text.ts'

/** Whether a link of the menu leads to what is on screen: the same path and the very same search. */
export function isCurrentPage(href: string, { path, query }: PageRequest): boolean {
  const [linkPath = '', linkQuery = ''] = href.split('?')
  return decodeSafely(linkPath) === path && linkQuery === query
}
