import { join } from 'node:path'
import { sharedVersions } from '@forecourt/build/bundler/shared-modules'
import { publishRemote } from '@forecourt/build/publish/publish'
import { listReleases, readPointer } from '@forecourt/releases/records/read-releases'
import { releaseRefusals } from '@forecourt/releases/records/release-refusals'
import { readShellModules } from '@forecourt/releases/records/shell-modules'
import { recordRelease } from '@forecourt/releases/records/write-releases'
import { findRemote } from './find-remote.ts'
import { repositoryRoot } from './remote-names.ts'
import { promote } from './remote-promote.ts'

const store = { list: listReleases, record: recordRelease, refusals: releaseRefusals }

export type PublishOptions = { version?: string; promote?: boolean }

/** `forecourt remote publish`. */
export async function publish(wanted: string, options: PublishOptions, releasesDir: string | null): Promise<void> {
  if (releasesDir === null)
    throw new Error(
      `On AWS a remote is published by its own stack: npx cdk deploy -c remote=${wanted.replace(/^mfe-/, '')} -c stage=…`,
    )
  const { folder, name } = findRemote(repositoryRoot, wanted)
  const shell = (await readShellModules()) ?? sharedVersions(join(repositoryRoot, 'shell'))
  const { kind, release } = await publishRemote({ folder, store, releasesDir, shell, version: options.version })
  const { version } = release
  console.log(
    kind === 'unchanged'
      ? `Nothing changed since ${name} ${version}: no new version.`
      : `Published ${name} ${version}: ${Object.keys(release.integrity).length} files for browsers, ${Object.keys(release.server.files).length} for the server.`,
  )
  if (options.promote) return promote(name, version, {})
  if ((await readPointer(name))?.current !== version)
    console.log(`It does not serve yet. To let it: npx forecourt remote promote mfe-${name} ${version}`)
}
