import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reachable } from '../publish/digest.ts'
import { compareVersions } from '../publish/versions.ts'
import { readPackage } from '../remotes/remote-folder.ts'

export const shellApi = '@forecourt/shell-api'

const surfaceSchema = z.record(z.string(), z.array(z.string()))

/** What each version of the shell API exports, oldest first, as the package that `folder` is built with lists it. */
export function shellSurfaces(folder: string): { version: string; names: string[] }[] {
  for (const path of createRequire(join(folder, 'package.json')).resolve.paths(shellApi) ?? []) {
    const file = join(path, shellApi, 'surface.json')
    const text = readText(file)
    if (text === null) continue
    const surfaces = Object.entries(surfaceSchema.parse(JSON.parse(text)))
    return surfaces
      .map(([version, names]) => ({ version, names }))
      .sort((a, b) => compareVersions(a.version, b.version))
  }
  return []
}

function readText(file: string): string | null {
  try {
    return readFileSync(realpathSync(file), 'utf8')
  } catch {
    return null
  }
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const imports = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+'@forecourt\/shell-api'/g

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(join(folder, 'src', file), 'utf8'))

/** What a remote, with the packages that are built into it, takes from the shell API at run time: types are gone by then. */
export function usedShellApiNames(folder: string): string[] {
  const builtIn = [...reachable(folder).values()].filter((at) => shellApi in readPackage(at).dependencies)
  const names = [folder, ...builtIn]
    .flatMap(sourcesOf)
    .flatMap((source) =>
      [...source.matchAll(imports)].flatMap(([, isType, list = '']) =>
        isType ? [] : list.split(',').map((each) => each.trim()),
      ),
    )
  const values = names.filter((name) => name !== '' && !name.startsWith('type '))
  return [...new Set(values.map((name) => name.split(' as ')[0] ?? name))].sort()
}
