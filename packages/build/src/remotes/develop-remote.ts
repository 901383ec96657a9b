import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@forecourt/contracts/releases/release'
import { rspack } from '@rspack/core'
import { defineRemote } from '../define-remote.ts'
import { moveIntoPlace, releaseOf } from '../publish/publish.ts'
import { readRemoteFolder } from './remote-folder.ts'

type DevelopOptions = {
  /** The remote's folder in the checkout. */
  folder: string
  /** The folder with `remotes/<name>/<version>/…`. Existing files of this remote there are deleted. */
  releasesDir: string
  /** Called for each successful build, sequentially. */
  onRelease(release: Release): Promise<void>
  /** Called with the bundler's message for a failed build; the last release stays in use. */
  onFailure(text: string): void
}

/**
 * Builds one remote for development whenever a file of it changes: every build is a release like any other,
 * `0.0.0-dev.1` and so on, whose components replace the last one's on an open page. The returned function stops it.
 */
export async function developRemote({ folder, releasesDir, onRelease, onFailure }: DevelopOptions) {
  const { name } = readRemoteFolder(folder).manifest
  const remotes = join(releasesDir, 'remotes', name)
  await rm(remotes, { recursive: true, force: true })
  await mkdir(remotes, { recursive: true })
  const tempDir = await mkdtemp(join(releasesDir, '.building-'))
  const compiler = rspack(defineRemote(folder, { outDir: tempDir, isDevelopment: true, isHot: true }))

  let count = 0
  async function release(): Promise<void> {
    count += 1
    const version = `0.0.0-dev.${count}`
    const made = releaseOf(folder, { version, tempDir })
    await moveIntoPlace(tempDir, join(remotes, version))
    await onRelease(made)
  }

  let last = Promise.resolve()
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return onFailure(error.message)
    if (stats?.hasErrors()) return onFailure(stats.toString({ preset: 'errors-only', colors: false }))
    last = last.then(release).catch((reason: unknown) => onFailure(String(reason)))
  })
  return async (): Promise<void> => {
    await new Promise((resolve) => compiler.close(resolve))
    await last
    await rm(tempDir, { recursive: true, force: true })
  }
}
