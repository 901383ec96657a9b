import { defaultPaths } from '../site/default-paths.ts'
import { sitePattern } from './page-pattern.ts'
import type { ReleasedPage } from './release.ts'

/** The addresses that a page's pattern matches, as text that equals another's if both match the same: the names of captures do not count, nor do case and a last slash. */
export const pagePattern = (path: string): string =>
  (sitePattern(path, defaultPaths) ?? path)
    .replaceAll(/:[^/]+/g, ':')
    .replaceAll(/\*[^/]+/g, '*')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()

/** What two pages of one remote have in common that match the same addresses and are tried at the same place. */
export const pageClaim = ({ path, order = 0 }: Pick<ReleasedPage, 'path' | 'order'>): string =>
  `${pagePattern(path)} ${order}`
