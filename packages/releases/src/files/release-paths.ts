import { createHash } from 'node:crypto'
import type { Release } from '@forecourt/contracts/releases/release'

/** The path of a release's server build, from the root of all files, without a slash at either end. */
export const serverPath = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `remotes/${name}/${version}/server`

const releaseUrl = /^\/(remotes\/[a-z][a-z0-9-]*\/[0-9A-Za-z.-]+(?:\/[\w-][\w.-]*)+)$/
const serverFile = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/**
 * The storage path of a release's public address.
 * @throws for other addresses, and for paths that leave the folder.
 */
export function publicPath(url: string): string {
  const path = releaseUrl.exec(url)?.[1]
  if (!path || path.includes('/server/') || path.includes('/..')) throw new Error(`${url} is not a file of a release.`)
  return path
}

/** Subresource integrity of a file's bytes: `sha384-…`, as browsers read it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Every file of a release, browser's and server's, by its key in the bucket, with its integrity. */
export const fileIntegrities = (release: Release): [key: string, integrity: string][] => [
  ...Object.entries(release.integrity).map(([url, integrity]): [string, string] => [publicPath(url), integrity]),
  ...serverFiles(release).map((file): [string, string] => [
    `${serverPath(release)}/${file}`,
    release.server.files[file] ?? '',
  ]),
]

/** A file of a release differs from the published one, and must not run. */
export class ChangedFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ChangedFileError'
  }
}

/** @throws ChangedFileError unless the bytes are the published ones: `integrity` is `sha384-…`, as in browsers. */
export function checkServerFile(release: Release, file: string, bytes: Uint8Array): void {
  if (integrityOf(bytes) !== release.server.files[file])
    throw new ChangedFileError(`${release.name} ${release.version}: ${file} is not the published file.`)
}

/**
 * The files of the server build, relative to its folder.
 * @throws for a name outside of it.
 */
export function serverFiles(release: Release): string[] {
  const files = Object.keys(release.server.files)
  const bad = files.find((file) => !serverFile.test(file))
  if (bad !== undefined)
    throw new Error(`${release.name} ${release.version}: ${JSON.stringify(bad)} is not a file name.`)
  return files
}
