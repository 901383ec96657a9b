import { globSync, readFileSync } from 'node:fs'

/** What starts local tables for the tests of a file. */
const starters = /\/(?:with-local-tables|local-tables|reservation-world|open-leads)(?:\.ts)?'/

const isInstalled = (path: string) => path === 'node_modules' || path.endsWith('/node_modules')

/** The test files that ask a real local table, by their imports: paths from the root. */
export const testsWithTables = (): string[] =>
  globSync('**/*.test.{ts,tsx}', { exclude: isInstalled }).filter((path) => starters.test(readFileSync(path, 'utf8')))
