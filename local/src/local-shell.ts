import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildShell } from '@forecourt/build/build-shell'
import { repositoryRoot } from './folders.ts'

/**
 * The folder of the shell's build, made of the checkout's sources as they are now. Each build is kept under its own name in
 * the data folder, so that a platform that runs goes on serving the files its pages name while the next one is built.
 */
export async function localShell(folder: string, say: (step: string) => void): Promise<string> {
  const source = join(repositoryRoot, 'shell')
  if (await buildShell(source)) say('Built the shell')
  const built = join(source, 'dist')
  const name = (await readFile(join(built, 'digest'), 'utf8')).slice(0, 12)
  const target = join(folder, name)
  const known = await readdir(folder).catch((): string[] => [])
  if (!known.includes(name)) {
    const draft = join(folder, `.${name}`)
    await mkdir(folder, { recursive: true })
    await cp(built, draft, { recursive: true })
    await rename(draft, target)
  }
  for (const old of known) if (old !== name) await rm(join(folder, old), { recursive: true })
  return target
}
