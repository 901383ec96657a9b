import type { Release } from '@forecourt/contracts/releases/release'

/** A complete, valid release of a remote `search` for tests; a test sets only the relevant fields. */
export function testRelease(fields: Partial<Release> = {}): Release {
  return {
    name: 'search',
    version: '1.0.0',
    title: 'Search',
    digest: 'digest',
    published_at: '2026-01-01T00:00:00.000Z',
    entry: '/remotes/search/1.0.0/remoteEntry.js',
    requires: {},
    pages: [],
    parts: [],
    preload: {},
    calls: [],
    integrity: {},
    server: { entry: 'container.js', files: {} },
    ...fields,
  }
}
