import { configMayImport, type Room, rooms } from './import-rules.ts'

type Pattern = { group: string[]; message: string }

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1)
const both = (specifier: string): string[] => [`!${specifier}`, `!${specifier}/**`]
const allowed = (names: readonly string[]): string[] => names.flatMap((name) => both(`@forecourt/${name}`))

/** A test may import its room by name, where the name is one room's. */
const ownNames = (folder: string): string[] => (folder.includes('*') ? [] : [nameOf(folder)])

/** Every room that a room's code can reach: what its tests may import. */
function below(name: string, found = new Set<string>()): Set<string> {
  const [, room] = Object.entries(rooms).find(([folder]) => nameOf(folder) === name.split('/')[0]) ?? []
  for (const next of room?.mayImport ?? []) {
    if (found.has(next)) continue
    found.add(next)
    below(next, found)
  }
  return found
}

/** The line of the table that a breach is told: `packages/ui may import …`. */
export function messageFor(folder: string): string {
  const { mayImport, packages, why } = rooms[folder] as Room
  const names = [...mayImport, ...(packages ?? [])]
  const list = names.length ? `only ${names.join(', ')}` : 'no other room'
  return `${folder} may import ${list}${why ? `: ${why}` : ''}. The table is lint/import-rules.ts.`
}

/** A relative path that leaves its room names another: packages by their `src`, since `ui` or `build` may be a folder of any room. */
const leavesTheRoom: Pattern = {
  group: [
    '../**/*/src/**',
    '../**/packages/**',
    ...Object.keys(rooms)
      .filter((folder) => !folder.includes('/'))
      .map((folder) => `../**/${folder}/**`),
  ],
  message: 'Another room is imported by its package name, never by a relative path.',
}

function outside({ mayImport, packages }: Pick<Room, 'mayImport' | 'packages'>): string[] {
  const everything = packages ? ['*', '**', '!.*', '!.*/**', ...packages.flatMap(both)] : ['@forecourt/**']
  return [...everything, ...allowed(mayImport)]
}

const override = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
})

function roomRules(folder: string, room: Room) {
  const message = messageFor(folder)
  const rule = (files: string[], who: Pick<Room, 'mayImport' | 'packages'>, more: Pattern[] = []) =>
    override(
      files.map((file) => `${folder}/${file}`),
      [{ group: outside(who), message }, leavesTheRoom, ...more],
    )
  const siblings = (up: string): Pattern[] => [{ group: [`${up}*/**`], message }]
  return [
    rule(['**'], room),
    ...(folder === 'functions'
      ? [rule(['*/*'], room, siblings('../')), rule(['*/*/**'], room, siblings('../../'))]
      : []),
    rule(['**/*.test.ts', '**/*.test.tsx'], {
      mayImport: [...ownNames(folder), ...below(nameOf(folder))],
    }),
    rule(['*.config.*'], { mayImport: [...room.mayImport, ...configMayImport] }),
  ]
}

/** The part of Biome's configuration that holds the import rules. */
function biomeRules() {
  return { overrides: Object.entries(rooms).flatMap(([folder, room]) => roomRules(folder, room)) }
}

/** `import-rules.json` as it should stand: one override a line. */
export function rulesFile(): string {
  const lines = biomeRules().overrides.map((rule) => JSON.stringify(rule))
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`
}
