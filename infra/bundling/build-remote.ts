import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishRemote } from '@forecourt/build/publish/publish'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { type Release, versionSchema } from '@forecourt/contracts/releases/release'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import type { BuiltRemote } from '../stacks/remote-stack.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** The names of the remotes in this repository. */
export const knownRemotes = (): string[] => remoteFolders(repository).map(({ name }) => name)

export type RemoteChoice = { name: string; folder: string; version: string }

/**
 * Reads `-c remote=…` and `-c version=…`, by default the version of the remote's package.json. Throws RangeError
 * with the known names, before anything is built.
 */
export function chooseRemote(wanted: unknown, version: unknown): RemoteChoice {
  const remotes = remoteFolders(repository)
  const name = String(wanted).replace(/^mfe-/, '')
  const found = remotes.find((remote) => remote.name === name)
  if (!found) {
    const names = knownRemotes()
    const nearest = nearestName(name, names)
    throw new RangeError(
      `There is no remote "${wanted}".${nearest ? ` Did you mean "${nearest}"?` : ''} The remotes are: ${names.join(', ')}.`,
    )
  }
  const chosen = version === undefined ? readRemoteFolder(found.folder).package.version : String(version)
  if (!versionSchema.safeParse(chosen).success)
    throw new RangeError(`version is "${chosen}": write it like 1.4.0 or 1.4.0-beta.1.`)
  return { ...found, version: chosen }
}

/**
 * Builds a remote for browser and server for a deploy. Its record gets its time of publication only on publication, so that
 * building the same sources again deploys nothing. Clears `outDir` first: whether a version is published is known to the
 * stage, not to a folder of this checkout.
 */
export async function buildRemote({ name, folder, version }: RemoteChoice, outDir: string): Promise<BuiltRemote> {
  rmSync(outDir, { recursive: true, force: true })
  const filesFolder = join(outDir, 'remotes')
  mkdirSync(filesFolder, { recursive: true })
  const recorded: Release[] = []
  const store = { list: async () => [], record: async (release: Release) => recorded.push(release) > 0 }
  await publishRemote({ folder, version, releasesDir: filesFolder, store })
  const [release] = recorded
  if (!release) throw new Error(`${name} ${version} was not built.`)
  const recordFile = join(outDir, `${name}.json`)
  writeFileSync(recordFile, JSON.stringify({ ...release, published_at: new Date(0).toISOString() }))
  return { release, filesFolder, recordFile }
}
