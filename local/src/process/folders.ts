import { join, resolve } from 'node:path'

/** The checkout of this file. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** Where everything local lives: the tables and the stand-ins for the buckets, below the data folder. */
export function folders(dataDir: string) {
  return {
    tables: join(dataDir, 'tables'),
    releases: join(dataDir, 'assets'),
    feeds: join(dataDir, 'feeds'),
    shells: join(dataDir, 'shell'),
    media: join(dataDir, 'media'),
    buckets: join(dataDir, 'buckets'),
    photos: join(repositoryRoot, 'tools/demo-stock/photos'),
    tenants: join(repositoryRoot, 'tenants'),
  }
}

export type Folders = ReturnType<typeof folders>
