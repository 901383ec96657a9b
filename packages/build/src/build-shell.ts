import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from './compile.ts'
import { defineShell } from './define-shell.ts'
import { digestOf } from './digest.ts'

/** Builds the shell into its `dist`, unless what stands there was built from the same sources. Says whether it built. */
export async function buildShell(folder: string): Promise<boolean> {
  const stamp = join(folder, 'dist/digest')
  const digest = digestOf(folder)
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === digest) return false
  await compile(defineShell(folder, { isDevelopment: false }))
  await writeFile(stamp, digest)
  return true
}
