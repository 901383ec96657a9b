import { defaultPaths } from '../site/default-paths.ts'
import type { ReleasedPage } from './release.ts'

/** The addresses that a page's pattern matches, as text that equals another's if both match the same: the names of captures do not count, nor do case and a last slash. */
export function pagePattern(path: string): string {
  const paths: Readonly<Record<string, string>> = defaultPaths
  return path
    .replaceAll(/\{([a-z_]+)\}/g, (placeholder, name: string) => paths[name] ?? placeholder)
    .replaceAll(/:[^/]+/g, ':')
    .replaceAll(/\*[^/]+/g, '*')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
}

/** What two pages of one remote have in common that match the same addresses and are tried at the same place. */
export const pageClaim = ({ path, order = 0 }: Pick<ReleasedPage, 'path' | 'order'>): string =>
  `${pagePattern(path)} ${order}`
