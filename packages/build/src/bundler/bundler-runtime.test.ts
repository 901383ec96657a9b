import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test('the bundler calls nothing of its federation runtime but what the shell gives to remotes', () => {
  const glue = join(dirname(require.resolve('@rspack/core')), 'moduleFederationDefaultRuntime.js')
  const called = readFileSync(glue, 'utf8').matchAll(/bundlerRuntime\.(\w+)/g)
  expect(
    [...new Set([...called].map(([, name]) => name))].sort(),
    'The bundler’s glue changed: change federation-host.ts of the shell with it, and run federation-faults.e2e.ts.',
  ).toEqual([
    'I',
    'S',
    'consumes',
    'getSharedFallbackGetter',
    'init',
    'initContainerEntry',
    'installInitialConsumes',
    'remotes',
  ])
})

test('the version of the federation plugin is pinned, so that it changes in a commit of its own', () => {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const versions = Object.entries<string>(dependencies).filter(([name]) => name.startsWith('@module-federation/'))
  expect(versions.length).toBeGreaterThan(0)
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})
