import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildShell } from '@forecourt/build/shell/build-shell'
import { repositoryRoot } from '../process/folders.ts'

const source = join(repositoryRoot, 'shell')

/** A running development of a remote may serve from it. */
const developmentName = 'development'

type LocalShellOptions = { folder: string; isDevelopment: boolean; say(step: string): void }

/**
 * Builds the shell from the checkout's present sources and returns its folder. Each build has its own folder in
 * the data folder, so that a running platform still serves its pages' files during the next build.
 */
export async function localShell({ folder, isDevelopment, say }: LocalShellOptions): Promise<string> {
  if (isDevelopment) return developmentShell(folder, say)
  await buildShell(source, { onBuild: () => say('Building the shell') })
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

/** A development build is in the data folder only: the checkout's `dist` is for deploys. */
async function developmentShell(folder: string, say: (step: string) => void): Promise<string> {
  const outDir = join(folder, developmentName)
  await mkdir(folder, { recursive: true })
  const onBuild = () => say('Building the shell for development')
  await buildShell(source, { outDir, isDevelopment: true, onBuild })
  return outDir
}
