import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { remoteManifestSchema } from '@forecourt/contracts/releases/remote-manifest'
import { describeIssue } from '@forecourt/contracts/validation/describe-issue'

const root = new URL('../', import.meta.url)

/**
 * The path patterns of every page that a remote of this checkout declares, such as `/cars/:slug` and `{search}`. Throws for a remote.json
 * that is not valid, with what is allowed.
 */
export function declaredPages(checkout: URL = root): string[] {
  return readdirSync(checkout).flatMap((folder) => {
    const file = new URL(`${folder}/remote.json`, checkout)
    if (!existsSync(file)) return []
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const read = remoteManifestSchema.safeParse(value)
    if (read.success) return read.data.pages.map(({ path }) => path)
    const problems = read.error.issues.flatMap((issue) => describeIssue(remoteManifestSchema, value, issue))
    const lines = problems.map(({ path, found, allowed }) => `${path}: found ${found}; allowed is ${allowed}`)
    throw new Error([`${folder}/remote.json is not valid.`, ...lines].join('\n'))
  })
}
