import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const isInstalled = (path: string) => path === 'node_modules' || path.endsWith('/node_modules')

/** Of the files of a pattern, those that import one of these modules: paths from the root. */
function importersOf(modules: readonly string[], pattern: string): string[] {
  const imports = new RegExp(`/(?:${modules.join('|')})(?:\\.ts)?'`)
  return globSync(pattern, { exclude: isInstalled }).filter((path) => imports.test(readFileSync(path, 'utf8')))
}

/** The test files that ask a real local table, by what they import, or by what a module for tests does that they import. */
export function testsWithTables(): string[] {
  const starters = ['local-tables', 'with-local-tables']
  const helpers = importersOf(starters, '**/testing/*.ts').map((path) => basename(path, '.ts'))
  return importersOf([...starters, ...helpers], '**/*.test.{ts,tsx}')
}
