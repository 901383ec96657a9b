import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/forecourt-remotes', import.meta.url))

/** The release digest that a build of these sources (`digestOf`) had on this machine; null without one. */
export const knownReleaseDigest = (sources: string): Promise<string | null> =>
  readFile(join(folder, sources), 'utf8').catch(() => null)

/** Records it, so that publishing the same sources needs no build. */
export async function rememberReleaseDigest(sources: string, digest: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, sources), digest)
}
