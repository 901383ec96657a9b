import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from './compile.ts'
import { defineShell } from './define-shell.ts'
import { digestOf } from './digest.ts'

/**
 * Builds the shell into its `dist`, unless what stands there was made of the same sources: then it answers false at once.
 * A build that fails or is killed leaves the one that stood there.
 */
export async function buildShell(folder: string): Promise<boolean> {
  const dist = join(folder, 'dist')
  const digest = digestOf(folder)
  const built = await readFile(join(dist, 'digest'), 'utf8').catch(() => null)
  if (built === digest) return false

  const workshop = await mkdtemp(join(folder, '.building-'))
  try {
    const outDir = join(workshop, 'dist')
    await compile(defineShell(folder, { outDir, isDevelopment: false }))
    await writeFile(join(outDir, 'digest'), digest)
    await rm(dist, { recursive: true, force: true })
    await rename(outDir, dist)
    return true
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}
