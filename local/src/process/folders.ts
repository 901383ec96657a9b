import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The checkout this file stands in. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** Where everything local lives: the tables and the stand-ins for the buckets, below the data folder. */
export function folders(dataDir: string) {
  return {
    tables: join(dataDir, 'tables'),
    releases: join(dataDir, 'assets'),
    feeds: join(dataDir, 'feeds'),
    shells: join(dataDir, 'shell'),
    media: join(dataDir, 'media'),
    photos: join(repositoryRoot, 'tools/demo-stock/photos'),
    tenants: join(repositoryRoot, 'tenants'),
  }
}

export type Folders = ReturnType<typeof folders>

/** The edge's secret of this data folder: made once, so that a second process knows it too. */
export async function originSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'origin-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    return await readFile(file, 'utf8')
  } catch {
    const secret = randomBytes(24).toString('hex')
    await writeFile(file, secret, { mode: 0o600 })
    return secret
  }
}
