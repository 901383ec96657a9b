import { resolve } from 'node:path'
import { listReleases } from '@forecourt/releases/records/read-releases'
import { findRemote } from './find-remote.ts'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** A released remote needs no folder in this checkout any more: `mfe-vehicle` and `vehicle` both name it. */
export async function nameOf(wanted: string): Promise<string> {
  const name = wanted.replace(/^mfe-/, '')
  const releases = await listReleases(name)
  return releases.length > 0 ? name : findRemote(repositoryRoot, wanted).name
}
