import { createHash } from 'node:crypto'
import type { Release } from '@forecourt/contracts/releases/release'

/**
 * SHA-256 of what a release is, without its version and time: what it declares, and the integrity of every file of its builds. Equal
 * digests are equal releases. An edit in a shared package changes it only where the edit reaches the bundle.
 */
export function releaseDigest(release: Omit<Release, 'digest'>): string {
  const { version, published_at: _publishedAt, ...content } = release
  // Files are listed by where this version is served from.
  const text = JSON.stringify(content, withSortedKeys).replaceAll(`/remotes/${release.name}/${version}/`, '')
  return createHash('sha256').update(text).digest('hex')
}

/** A folder lists its files in any order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
