import { publishRemote } from '@forecourt/build/publish/publish'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { listReleases, readPointer } from '@forecourt/releases/records/read-releases'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { readTenants } from '@forecourt/tenants'
import { type Folders, repositoryRoot } from '../process/folders.ts'
import { seedDemoStock } from './seed-demo-stock.ts'

export type SeedOptions = {
  places: Folders
  siteUrl(slug: string): string
  isDevelopment: boolean
  say(step: string): void
}

/**
 * Brings the platform to what the checkout says: tenants, a release of every remote whose sources have changed
 * since its newest one, and demo stock where no feed of a dealership was imported to its end. What an operator promoted or imported since stays.
 */
export async function seedPlatform(options: SeedOptions): Promise<void> {
  const { siteUrl, say } = options
  // Canonical addresses and the security policy come from the site's own address, never from a request: here it is local.
  const { sites, problems } = readTenants()
  for (const problem of problems) say(`A site is left as it was, since its files cannot be used:\n${problem}`)
  for (const site of sites) await writeSite({ ...site, url: siteUrl(site.slug) })
  for (const { folder } of remoteFolders(repositoryRoot)) await releaseRemote(folder, options)
  await seedDemoStock(say)
}

async function releaseRemote(folder: string, { places, isDevelopment, say }: SeedOptions): Promise<void> {
  const store = { list: listReleases, record: recordRelease }
  const { kind, release } = await publishRemote({ folder, releasesDir: places.releases, isDevelopment, store })
  const { name, version } = release
  const serving = (await readPointer(name))?.current
  if (kind === 'unchanged' && serving !== undefined) {
    // Somebody chose what serves; a start must not choose again.
    if (serving !== version)
      say(`${name} ${serving} serves; your sources are ${version}: npx forecourt remote promote ${name} ${version}`)
    return
  }
  await promoteRelease(name, version)
  say(`Released ${name} ${version}`)
}
