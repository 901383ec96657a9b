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

const version = '0.0.0'

/** Production builds, as shoppers have, or with development React, which reports what does not hydrate as it was rendered. */
export type Build = 'production' | 'development'
const builds: readonly Build[] = ['production', 'development']

export type BuiltRemote = { release: Release; folder: string }

const folderOf = (build: Build, name: string) => join(cache, build, name)
const sourcesOf = (name: string) => join(root, `mfe-${name}`)

/** Builds the shell and every remote, before any worker reads them; unchanged ones are not built again. */
// biome-ignore lint/style/noDefaultExport: the runner's global setup is a default export
export default async function buildPages(): Promise<void> {
  const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')))
  for (const build of builds) {
    await mkdir(join(cache, build), { recursive: true })
    await buildShell(join(root, 'shell'), {
      outDir: folderOf(build, 'shell'),
      isDevelopment: build === 'development',
    })
    for (const folder of folders) await buildRemote(folder.replace(/^mfe-/, ''), build)
  }
}

/** Builds `mfe-NAME` unless it is unchanged since, and returns the build's folder. */
export async function buildRemote(name: string, build: Build): Promise<string> {
  const isDevelopment = build === 'development'
  const sources = sourcesOf(name)
  const folder = folderOf(build, name)
  const digest = digestOf(sources, { isDevelopment })
  const built = await readFile(join(folder, 'digest'), 'utf8').catch(() => null)
  if (built === digest) return folder
  await rm(folder, { recursive: true, force: true })
  await compile(defineRemote(sources, { outDir: folder, isDevelopment }))
  await writeFile(join(folder, 'digest'), digest)
  return folder
}

export const builtShell = (build: Build): string => folderOf(build, 'shell')

const built = new Map<string, BuiltRemote>()

/** A remote's build and the release that it would be: read once in each worker, since its files are hashed. */
export function builtRemote(name: string, build: Build): BuiltRemote {
  const folder = folderOf(build, name)
  const known = built.get(folder)
  if (known) return known
  const remote = { release: releaseOf(sourcesOf(name), { version, tempDir: folder }), folder }
  built.set(folder, remote)
  return remote
}

export const readBuilt = (file: string): string => readFileSync(file, 'utf8')
