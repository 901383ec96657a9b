import type { PageRequest } from '@forecourt/shell-api'
import { decodeSafely } from '../routing/path-text.ts'

/** Whether a link of the menu leads to the current page: same path and same query. */
export function isCurrentPage(href: string, { path, query }: PageRequest): boolean {
  const [linkPath = '', linkQuery = ''] = href.split('?')
  return decodeSafely(linkPath) === path && linkQuery === query
}
