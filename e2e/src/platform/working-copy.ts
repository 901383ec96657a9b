import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** A copy of a remote's sources, to change and to publish from. */
export type WorkingCopy = {
  folder: string
  replace(file: string, from: string, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  remove(): Promise<void>
}

/** Copies a remote to a folder inside the repository, where its packages resolve; the original stays unchanged. */
export async function workingCopy(remote: string): Promise<WorkingCopy> {
  const copies = join(root, 'e2e/.data')
  await mkdir(copies, { recursive: true })
  const scratch = await mkdtemp(join(copies, 'copy-'))
  const folder = join(scratch, remote)
  const isSource = (path: string) => !/[\\/](dist|node_modules)$/.test(path)
  await cp(join(root, remote), folder, { recursive: true, filter: isSource })
  return {
    folder,
    async replace(file, from, to) {
      const text = await readFile(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`)
      await writeFile(join(folder, file), text.replaceAll(from, to))
    },
    write: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(scratch, { recursive: true, force: true }),
  }
}
