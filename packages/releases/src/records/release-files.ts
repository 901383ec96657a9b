import type { Release, ReleaseFiles } from '@forecourt/contracts/releases/release'
import { releasesIn } from '@forecourt/contracts/releases/releases-address'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { ReleaseError, readRelease } from './read-releases.ts'

type Found = {
  /** By the names of the remotes. */
  files: Record<string, ReleaseFiles>
  /** One of the releases is damaged, or was never published. */
  isPartial: boolean
}

/**
 * What browsers load of releases; one that cannot be read is left out (MF-4).
 * @throws AppError `not_found` when none can be read.
 */
export async function readReleaseFiles(releases: string): Promise<Found> {
  const wanted = releasesIn(releases)
  const read = await Promise.all(wanted.map(({ name, version }) => readUnlessLost(name, version)))
  const found = read.filter((release) => release !== null)
  if (found.length === 0) throw new AppError('not_found')
  const files = found.map(({ name, entry, preload, endpoints, integrity }) => [
    name,
    { entry, preload, ...(endpoints && { endpoints }), integrity },
  ])
  return { files: Object.fromEntries(files), isPartial: found.length < wanted.length }
}

/** Anybody may ask for a release that never was, so this logs nothing: the registry logs what is damaged. */
async function readUnlessLost(name: string, version: string): Promise<Release | null> {
  try {
    return await readRelease(name, version)
  } catch (error) {
    if (error instanceof ReleaseError) return null
    throw error
  }
}
