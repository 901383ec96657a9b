import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Release } from '@forecourt/contracts/releases/release'
import { listReleases, readPointer, readRelease } from '@forecourt/releases/records/read-releases'
import { releaseDiff } from './release-diff.ts'
import { nameOf } from './remote-names.ts'

const compress = promisify(brotliCompress)

/** `forecourt remote diff`: without versions, what serves against the newest; with one, what serves against that. Where none serves, all is new. */
export async function diff(
  wanted: string,
  versions: { from?: string; to?: string },
  releasesDir: string | null,
): Promise<void> {
  const name = await nameOf(wanted)
  const [newest] = await listReleases(name)
  if (!newest) throw new Error(`${name} was never published: there is nothing to compare.`)
  const serving = (await readPointer(name))?.current ?? undefined
  const [from, to] = versions.to ? [versions.from, versions.to] : [serving, versions.from ?? newest.version]
  const [before, after] = await Promise.all([from === undefined ? null : known(name, from), known(name, to)])
  if (from === to)
    return console.log(
      versions.to ? `Both are ${to}.` : `${name} ${to} serves and is the one to compare: there is no difference.`,
    )
  const sizeOf = async (url: string) => {
    if (releasesDir === null) return null
    const bytes = await readFile(join(releasesDir, url)).catch(() => null)
    return bytes && (await compress(bytes)).length
  }
  console.log(await releaseDiff(before, after, sizeOf))
}

async function known(name: string, version: string): Promise<Release> {
  try {
    return await readRelease(name, version)
  } catch {
    const published = (await listReleases(name)).map((release) => release.version).join(', ')
    throw new Error(`${name} has no version ${version}. Published: ${published}.`)
  }
}
