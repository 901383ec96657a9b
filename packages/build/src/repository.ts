import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder whose package.json declares the workspaces, upwards from `folder`. */
export function repositoryRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'package.json')
    if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return at
    if (at === dirname(at)) throw new Error(`${folder} lies in no repository with workspaces.`)
  }
}
