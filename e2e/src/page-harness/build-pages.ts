import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const shellDir = join(cache, 'shell')
const remoteDir = (name: string) => join(cache, name)
const sourcesOf = (name: string) => join(root, `mfe-${name}`)

/**
 * Builds the shell and every remote, before any worker reads them; unchanged remotes are not built again. The shell has development
 * React, which says on the console what does not hydrate as it was rendered.
 */
// biome-ignore lint/style/noDefaultExport: the runner's global setup is a default export
export default async function buildPages(): Promise<void> {
  await mkdir(cache, { recursive: true })
  await buildShell(join(root, 'shell'), { outDir: shellDir, isDevelopment })
  const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')))
  for (const folder of folders) await buildRemote(folder.replace(/^mfe-/, ''))
}

async function buildRemote(name: string): Promise<void> {
  const sources = sourcesOf(name)
  const folder = remoteDir(name)
  const digest = digestOf(sources, { isDevelopment })
  const built = await readFile(join(folder, 'digest'), 'utf8').catch(() => null)
  if (built === digest) return
  await rm(folder, { recursive: true, force: true })
  await compile(defineRemote(sources, { outDir: folder, isDevelopment }))
  await writeFile(join(folder, 'digest'), digest)
}

export const builtShell = (): string => shellDir

const built = new Map<string, BuiltRemote>()

/** A remote's build and the release that it would be: read once in each worker, since its files are hashed. */
export function builtRemote(name: string): BuiltRemote {
  const known = built.get(name)
  if (known) return known
  const folder = remoteDir(name)
  const remote = { release: releaseOf(sourcesOf(name), { version, tempDir: folder }), folder }
  built.set(name, remote)
  return remote
}

export const readBuilt = (file: string): string => readFileSync(file, 'utf8')
