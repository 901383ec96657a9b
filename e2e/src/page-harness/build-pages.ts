import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@forecourt/build/bundler/compile'
import { defineRemote } from '@forecourt/build/define-remote'
import { digestOf } from '@forecourt/build/publish/digest'
import { releaseOf } from '@forecourt/build/publish/publish'
import { buildShell } from '@forecourt/build/shell/build-shell'
import type { Release } from '@forecourt/contracts/releases/release'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/page-harness')

const isDevelopment = true
const version = '0.0.0'

export type BuiltRemote = { release: Release; folder: string }

/** The shell's build with development React, which says on the console what does not hydrate as it was rendered. */
export async function builtShell(): Promise<string> {
  const outDir = join(cache, 'shell')
  await mkdir(cache, { recursive: true })
  await buildShell(join(root, 'shell'), { outDir, isDevelopment })
  return outDir
}

/** A remote's build and the release that it would be. Unchanged sources are not built again. */
export async function builtRemote(name: string): Promise<BuiltRemote> {
  const sources = join(root, `mfe-${name}`)
  const folder = join(cache, name)
  const digest = digestOf(sources, { isDevelopment })
  const built = await readFile(join(folder, 'digest'), 'utf8').catch(() => null)
  if (built !== digest) {
    await rm(folder, { recursive: true, force: true })
    await compile(defineRemote(sources, { outDir: folder, isDevelopment }))
    await writeFile(join(folder, 'digest'), digest)
  }
  return { release: releaseOf(sources, { version, tempDir: folder }), folder }
}

export const readBuilt = (file: string): string => readFileSync(file, 'utf8')
