import { remoteFolders } from '@forecourt/build/remote-folders'
import { listReleases, readPointers } from '@forecourt/lambda-kit/release-read'
import { readTenants } from '@forecourt/tenants'
import { releaseTable } from './release-table.ts'
import { repositoryRoot } from './remote-names.ts'

/** `forecourt remote list`. */
export async function list(): Promise<void> {
  const pointers = await readPointers()
  const names = new Set([...pointers.map(({ name }) => name), ...remoteFolders(repositoryRoot).map(({ name }) => name)])
  const rows = await Promise.all(
    [...names].sort().map(async (name) => ({
      name,
      releases: await listReleases(name),
      pointer: pointers.find((pointer) => pointer.name === name),
    })),
  )
  console.log(releaseTable(rows, readTenants().sites))
}
