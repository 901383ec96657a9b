import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'

/** A deploy's uploaded files: their bucket, and each one's key there by its target path. */
export type DeployedFiles = { from: string; files: Record<string, string> }

/** One asset per file: an unchanged file is not uploaded again, and keeps its key. */
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

/** The files of a folder and its subfolders, by key under a prefix. */
export function filesUnder(folder: string, prefix: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name)
      found[`${prefix}${path.slice(folder.length + 1).replaceAll('\\', '/')}`] = path
    }
  return found
}
