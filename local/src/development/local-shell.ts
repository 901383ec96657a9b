import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildShell } from '@forecourt/build/shell/build-shell'
import { repositoryRoot } from '../process/folders.ts'

const source = join(repositoryRoot, 'shell')

/** A running development of a remote may serve from it. */
const developmentName = 'development'

type LocalShellOptions = { folder: string; isDevelopment: boolean; say(step: string): void }

/**
 * The folder of the shell's build, made of the checkout's sources as they are now. Each build is kept under its own name in
 * the data folder, so that a platform that runs goes on serving the files its pages name while the next one is built.
 */
export async function localShell({ folder, isDevelopment, say }: LocalShellOptions): Promise<string> {
  if (isDevelopment) return developmentShell(folder, say)
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
  for (const old of known) if (old !== name && old !== developmentName) await rm(join(folder, old), { recursive: true })
  return target
}

/** A build for development is this data folder's alone: the checkout's `dist` stays what is deployed. */
async function developmentShell(folder: string, say: (step: string) => void): Promise<string> {
  const outDir = join(folder, developmentName)
  await mkdir(folder, { recursive: true })
  if (await buildShell(source, { outDir, isDevelopment: true })) say('Built the shell for development')
  return outDir
}
