import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compile } from '../bundler/compile.ts'
import { defineShell } from '../define-shell.ts'
import { digestOf } from '../publish/digest.ts'

type BuildOptions = {
  /** The shell's `dist` when absent. */
  outDir?: string
  /** With development React, which reports hydration mismatches. */
  isDevelopment?: boolean
  /** Called before a build, and not where there is one of the same sources. */
  onBuild?(): void
}

/**
 * Builds the shell into `outDir`, unless the build there has the same sources: then it returns false at once. A failed
 * or killed build leaves the previous one.
 */
export async function buildShell(folder: string, options: BuildOptions = {}): Promise<boolean> {
  const { outDir = join(folder, 'dist'), isDevelopment = false } = options
  const digest = digestOf(folder, { isDevelopment })
  const built = await readFile(join(outDir, 'digest'), 'utf8').catch(() => null)
  if (built === digest) return false

  options.onBuild?.()
  const tempDir = await mkdtemp(join(dirname(outDir), '.building-'))
  try {
    const draft = join(tempDir, 'dist')
    await compile(defineShell(folder, { outDir: draft, isDevelopment }))
    await writeFile(join(draft, 'digest'), digest)
    await rm(outDir, { recursive: true, force: true })
    await rename(draft, outDir).catch(async (error: unknown) => {
      // A concurrent build of the same sources was first.
      if ((await readFile(join(outDir, 'digest'), 'utf8').catch(() => null)) !== digest) throw error
    })
    return true
  } finally {
    await rm(tempDir, { recursive: true, force: true })
  }
}
