import { globSync, readFileSync } from 'node:fs'

/** What starts local tables for the tests of a file. */
const starters = /\/(?:with-local-tables|local-tables|reservation-world|open-leads)(?:\.ts)?'/

/** The quick tests below a folder that ask a real local table, by their imports: their paths from the root. */
export const testsWithTables = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, {
    exclude: (path) => path === 'node_modules' || path.endsWith('/node_modules'),
  })
    .filter((path) => !/[.](?:slow|large|engines)[.]test[.]/.test(path))
    .filter((path) => starters.test(readFileSync(path, 'utf8')))
