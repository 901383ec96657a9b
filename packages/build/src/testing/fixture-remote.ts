import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const fixtures = resolve(import.meta.dirname, '../../fixtures')

export type FixtureRemote = {
  folder: string
  /** A folder for releases, beside the remote. */
  releasesDir: string
  /** Changes a file of the remote: `edit('src/hello-page.tsx', 'Hello', 'Goodbye')`. */
  edit(file: string, from: string, to: string): void
  remove(): void
}

/** A copy of the fixture remote inside the checkout, where its packages are found; a test may change and publish it. */
export function fixtureRemote(): FixtureRemote {
  mkdirSync(join(fixtures, '.data'), { recursive: true })
  const scratch = mkdtempSync(join(fixtures, '.data', 'remote-'))
  const folder = join(scratch, 'greeting')
  cpSync(join(fixtures, 'greeting'), folder, { recursive: true, filter: (path) => !/[\\/]dist$/.test(path) })
  return {
    folder,
    releasesDir: join(scratch, 'releases'),
    edit(file, from, to) {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}.`)
      writeFileSync(path, text.replaceAll(from, to))
    },
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  }
}
