import type { ReleasedPage } from './release.ts'

/** What two pages have in common that match the same addresses and are tried at the same place: the names of captures do not count. */
export const pageClaim = ({ path, order = 0 }: Pick<ReleasedPage, 'path' | 'order'>): string =>
  `${path.replaceAll(/:[^/]+/g, ':').replaceAll(/\*[^/]+/g, '*')} ${order}`
