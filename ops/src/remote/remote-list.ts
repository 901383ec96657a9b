import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import type { StageName } from '@forecourt/contracts/platform/stages'
import { listReleases, readPointers } from '@forecourt/releases/records/read-releases'
import { releaseTable } from './release-table.ts'
import { repositoryRoot } from './remote-names.ts'
import { ringSites } from './ring-sites.ts'

/** `forecourt remote list`. `stage` where it is not this machine's. */
export async function list(stage: StageName | undefined): Promise<void> {
  const pointers = await readPointers()
  const names = new Set([...pointers.map(({ name }) => name), ...remoteFolders(repositoryRoot).map(({ name }) => name)])
  const rows = await Promise.all(
    [...names].sort().map(async (name) => ({
      name,
      releases: await listReleases(name),
      pointer: pointers.find((pointer) => pointer.name === name),
    })),
  )
  console.log(releaseTable(rows, await ringSites(stage)))
}
