import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Release } from '@forecourt/contracts/releases/release'
import type { ReadObject } from '@forecourt/lambda-kit/aws/read-object'
import type { ReleaseFiles } from './release-files.ts'
import { checkServerFile, publicPath, serverFiles, serverPath } from './release-paths.ts'

/**
 * The files of releases in a bucket. A server build is downloaded to the local disk once, atomically, with each file
 * checked against its published integrity. The folder is named after those: a disk may still hold another stage's build
 * of the same version.
 */
export function bucketFiles(read: ReadObject, diskRoot: string = tmpdir()): ReleaseFiles {
  return {
    async serverFolder(release) {
      const folder = join(diskRoot, `${serverPath(release)}-${digestOf(release)}`)
      if (!(await exists(folder))) await fetchBuild(release, read, folder)
      return folder
    },
    readText: async (url) => new TextDecoder().decode(await read(publicPath(url))),
  }
}

const digestOf = ({ server }: Release): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(server.files).toSorted()))
    .digest('hex')
    .slice(0, 16)

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

async function fetchBuild(release: Release, read: ReadObject, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    const bring = async (file: string) => {
      const bytes = await read(`${serverPath(release)}/${file}`)
      checkServerFile(release, file, bytes)
      await mkdir(dirname(join(unfinished, file)), { recursive: true })
      await writeFile(join(unfinished, file), bytes)
    }
    await Promise.all(serverFiles(release).map(bring))
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // A concurrent request may have downloaded it: that build is complete, and as good.
    if (!(await exists(folder))) throw error
  }
}
