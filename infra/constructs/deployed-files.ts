import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'

/** Files that a deploy brings: the bucket they are in then, and of each, by where it is to go, its key there. */
export type DeployedFiles = { from: string; files: Record<string, string> }

/** One asset a file: what did not change is not brought again, and has the same key. */
export function deployFiles(scope: Construct, files: Readonly<Record<string, string>>): DeployedFiles {
  const assets = Object.entries(files).map(
    ([key, path]) => [key, new Asset(scope, `File-${key.replaceAll('/', '-')}`, { path })] as const,
  )
  const [first] = assets
  if (!first) throw new RangeError('There are no files to deploy.')
  return {
    from: first[1].s3BucketName,
    files: Object.fromEntries(assets.map(([key, asset]) => [key, asset.s3ObjectKey])),
  }
}

/** The files of a folder and of those in it, by the key that each has under a prefix. */
export function filesUnder(folder: string, prefix: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name)
      found[`${prefix}${path.slice(folder.length + 1).replaceAll('\\', '/')}`] = path
    }
  return found
}
