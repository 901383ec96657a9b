import { publishRemote } from '@forecourt/build/publish/publish'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import type { Release } from '@forecourt/contracts/releases/release'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { listReleases, readPointer } from '@forecourt/releases/records/read-releases'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { readTenants } from '@forecourt/tenants'
import { type Folders, repositoryRoot } from '../process/folders.ts'
import { seedContent } from './seed-content.ts'
import { seedDemoStock } from './seed-demo-stock.ts'

export type SeedOptions = {
  places: Folders
  siteUrl(slug: string): string
  isDevelopment: boolean
  say(step: string): void
}

/**
 * Updates the platform to the checkout: tenants, a release of every remote with changed sources,
 * and demo stock for dealerships without a complete import. Later promotions and imports of an operator stay.
 */
export async function seedPlatform(options: SeedOptions): Promise<void> {
  const { siteUrl, say } = options
  // Canonical addresses and the security policy come from the site's own address, never from a request: here a local one.
  const { sites, problems } = readTenants()
  for (const problem of problems) say(`A site is left as it was, since its files cannot be used:\n${problem}`)
  for (const site of sites) await writeSite({ ...site, url: siteUrl(site.slug) })
  await seedContent(sites, say)
  const changed: Release[] = []
  const remotes = remoteFolders(repositoryRoot)
  for (const [at, { name, folder }] of remotes.entries()) {
    const onBuild = () => say(`Building ${name} (${at + 1} of ${remotes.length})`)
    changed.push(...(await publishChanged(folder, { ...options, onBuild })))
  }
  await promoteAll(changed)
  await seedDemoStock(say)
}

/** The new release of a remote whose sources changed, or that serves nowhere. It is not promoted yet. */
async function publishChanged(folder: string, options: SeedOptions & { onBuild(): void }): Promise<Release[]> {
  const { places, isDevelopment, say, onBuild } = options
  const store = { list: listReleases, record: recordRelease }
  const { kind, release } = await publishRemote({ folder, releasesDir: places.releases, isDevelopment, store, onBuild })
  const { name, version } = release
  const serving = (await readPointer(name))?.current
  if (kind === 'unchanged' && serving !== undefined) {
    // A start keeps the version that was promoted.
    if (serving !== version)
      say(`${name} ${serving} serves; your sources are ${version}: npx forecourt remote promote ${name} ${version}`)
    return []
  }
  return [release]
}

/** Promotes releases. One that claims another remote's page is promoted after that remote: a page may have moved between them. */
async function promoteAll(releases: readonly Release[], isLast = false): Promise<void> {
  const refused: Release[] = []
  for (const release of releases) {
    const { name, version } = release
    try {
      await promoteRelease(name, version)
    } catch (error) {
      if (isLast || !(error instanceof AppError) || error.code !== 'conflict') throw error
      refused.push(release)
    }
  }
  if (refused.length > 0) await promoteAll(refused, true)
}
