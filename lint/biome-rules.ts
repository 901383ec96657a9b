import { configMayImport, type PackageRule, packageRules, pageTestsMayImport } from './import-rules.ts'

type Pattern = { group: string[]; message: string }

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1)
const both = (specifier: string): string[] => [`!${specifier}`, `!${specifier}/**`]
const allowed = (names: readonly string[]): string[] => names.flatMap((name) => both(`@forecourt/${name}`))

/** A test may import its package by name, where the name is one package's. */
const ownNames = (folder: string): string[] => (folder.includes('*') ? [] : [nameOf(folder)])

/** Every package that a package's code can reach: what its tests may import. */
function below(name: string, found = new Set<string>()): Set<string> {
  const [, own] = Object.entries(packageRules).find(([folder]) => nameOf(folder) === name.split('/')[0]) ?? []
  for (const next of own?.mayImport ?? []) {
    if (found.has(next)) continue
    found.add(next)
    below(next, found)
  }
  return found
}

/** The message of a violation: `packages/ui may import …`. */
export function messageFor(folder: string): string {
  const { mayImport, packages, why } = packageRules[folder] as PackageRule
  const names = [...mayImport, ...(packages ?? [])]
  const list = names.length ? `only ${names.join(', ')}` : 'no other package'
  return `${folder} may import ${list}${why ? `: ${why}` : ''}. The table is lint/import-rules.ts.`
}

/**
 * A relative path that leaves its package names another: packages by their `src`, since `ui` or `build` may be a folder of any. A
 * folder such as `tenants` may be one of a package's own, so there it takes as many steps up as leave the package.
 */
function crossesPackages(folder: string): Pattern {
  const up = folder.includes('/') ? '../../../' : '../'
  return {
    group: [
      '../**/*/src/**',
      '../**/packages/**',
      ...Object.keys(packageRules)
        .filter((name) => !name.includes('/'))
        .map((name) => `${up}**/${name}/**`),
      `${up}**/tools/**`,
    ],
    message: 'Another package is imported by its name, never by a relative path.',
  }
}

function outside({ mayImport, packages }: Pick<PackageRule, 'mayImport' | 'packages'>): string[] {
  const everything = packages ? ['*', '**', '!.*', '!.*/**', ...packages.flatMap(both)] : ['@forecourt/**']
  return [...everything, ...allowed(mayImport)]
}

const override = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
})

function rulesFor(folder: string, own: PackageRule) {
  const message = messageFor(folder)
  const rule = (files: string[], who: Pick<PackageRule, 'mayImport' | 'packages'>, more: Pattern[] = []) =>
    override(
      files.map((file) => `${folder}/${file}`),
      [{ group: outside(who), message }, crossesPackages(folder), ...more],
    )
  /** Other functions, by relative paths: of the same team, and of others. */
  const others = (up: string): Pattern[] => [{ group: [`${up}*/**`, `../${up}*/**`], message }]
  return [
    rule(['**'], own),
    ...(folder === 'functions' ? [rule(['*/*/*'], own, others('../')), rule(['*/*/*/**'], own, others('../../'))] : []),
    rule(['**/*.test.ts', '**/*.test.tsx'], {
      mayImport: [...ownNames(folder), ...below(nameOf(folder))],
    }),
    ...(folder === 'mfe-*' ? [rule(['tests/**'], { mayImport: [...own.mayImport, ...pageTestsMayImport] })] : []),
    rule(['*.config.*'], { mayImport: [...own.mayImport, ...configMayImport] }),
  ]
}

/** The part of Biome's configuration that holds the import rules. */
function biomeRules() {
  return { overrides: Object.entries(packageRules).flatMap(([folder, own]) => rulesFor(folder, own)) }
}

/** The content of `import-rules.json`: one override per line. */
export function rulesFile(): string {
  const lines = biomeRules().overrides.map((rule) => JSON.stringify(rule))
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`
}
