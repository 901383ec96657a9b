import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@forecourt/domain/picture-slots'
import type { Folders } from './folders.ts'

/**
 * Lays the media bucket's folder out as the bucket is: the checkout's demo photos under `pictures/demo`, and under `media`
 * what was made of them, as long as the photos and the qualities are those that it was made from.
 */
export async function shelvePictures({ media, photos }: Pick<Folders, 'media' | 'photos'>): Promise<void> {
  await mkdir(join(media, 'pictures'), { recursive: true })
  const demo = join(media, 'pictures/demo')
  // The checkout may have moved since.
  if (await exists(demo)) await rm(demo)
  await symlink(photos, demo, 'junction')

  const mark = join(media, 'made-from')
  const madeFrom = await fingerprint(photos)
  if ((await readFile(mark, 'utf8').catch(() => undefined)) === madeFrom) return
  await rm(join(media, 'media'), { recursive: true, force: true })
  await writeFile(mark, madeFrom)
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

async function fingerprint(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const lines = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const { size, mtimeMs } = await stat(path)
      return `${path} ${size} ${mtimeMs}`
    }),
  )
  const text = JSON.stringify([pictureWidths, lines.sort()])
  return createHash('sha256').update(text).digest('hex')
}
