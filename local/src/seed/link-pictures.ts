import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@forecourt/domain/media/picture-slots'
import type { Folders } from '../process/folders.ts'

/**
 * Gives the media folder the bucket's layout: the checkout's demo photos under `pictures/demo`, its tenants' pictures
 * under `pictures/tenants`, and their renditions under `media`, which are kept while pictures and qualities are
 * unchanged.
 */
export async function linkPictures({ media, photos, tenants }: Pick<Folders, 'media' | 'photos' | 'tenants'>) {
  const shelves = { demo: photos, tenants }
  await mkdir(join(media, 'pictures'), { recursive: true })
  for (const [name, folder] of Object.entries(shelves)) {
    const shelf = join(media, 'pictures', name)
    // The checkout's path may have changed.
    if (await exists(shelf)) await rm(shelf)
    await symlink(folder, shelf, 'junction')
  }

  const mark = join(media, 'made-from')
  const madeFrom = await fingerprint(Object.values(shelves))
  if ((await readFile(mark, 'utf8').catch(() => undefined)) === madeFrom) return
  await rm(join(media, 'media'), { recursive: true, force: true })
  await writeFile(mark, madeFrom)
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

async function fingerprint(folders: string[]): Promise<string> {
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const files = entries.flat().filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
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
