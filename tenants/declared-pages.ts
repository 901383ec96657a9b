import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { remoteManifestSchema } from '@forecourt/contracts/releases/remote-manifest'

const root = new URL('../', import.meta.url)

/** The path patterns of every page that a remote of this checkout declares, such as `/cars/:slug` and `{search}`. */
export function declaredPages(): string[] {
  return readdirSync(root).flatMap((folder) => {
    const file = new URL(`${folder}/remote.json`, root)
    if (!existsSync(file)) return []
    return remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).pages.map(({ path }) => path)
  })
}
