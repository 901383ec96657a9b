import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the version of the federation plugin is pinned, so that it changes in a commit of its own', () => {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const versions = Object.entries<string>(dependencies).filter(([name]) => name.startsWith('@module-federation/'))
  expect(versions.length).toBeGreaterThan(0)
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})
