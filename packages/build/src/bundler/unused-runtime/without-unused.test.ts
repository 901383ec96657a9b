import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutUnused } from './without-unused.ts'

const shell = join(import.meta.dirname, '../../../../../shell')

const digestOf = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

test('the files of the federation runtime that the shell replaces are those that its replacements were written for', () => {
  const replaced = Object.keys(withoutUnused(shell))
  expect(
    digestOf(replaced),
    'The federation runtime changed: read what is new in these files, change their replacements, run federation-faults.e2e.ts, then set this digest.',
  ).toBe('9dbf2f9c6b4bdcd7')
})

test('the runtime’s version is pinned, so that it changes in a commit of its own', () => {
  for (const file of ['shell/package.json', 'packages/build/package.json']) {
    const { dependencies } = JSON.parse(readFileSync(join(shell, '..', file), 'utf8'))
    const versions = Object.entries<string>(dependencies).filter(([name]) => name.startsWith('@module-federation/'))
    expect(versions.length).toBeGreaterThan(0)
    for (const [name, version] of versions) expect(version, `${file}: ${name}`).toMatch(/^\d+\.\d+\.\d+$/)
  }
})
