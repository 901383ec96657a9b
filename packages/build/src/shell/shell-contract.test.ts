import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedVersions } from '../bundler/shared-modules.ts'
import { publishRemote } from '../publish/publish.ts'
import { type FixtureRemote, fixtureRemote } from '../testing/fixture-remote.ts'
import { unmetRanges, unmetRequirements } from './shell-contract.ts'
import { usedShellApiNames } from './shell-surface.ts'

let remote: FixtureRemote
beforeEach(() => {
  remote = fixtureRemote()
})
afterEach(() => remote.remove())

const offer = () => sharedVersions(remote.folder)
const store = { list: async () => [], record: async () => true }
const publish = (shell = offer()) =>
  publishRemote({ folder: remote.folder, releasesDir: remote.releasesDir, store, shell })

test('a remote runs on a shell with a compatible version of its requirements', () => {
  expect(unmetRequirements(remote.folder, offer())).toEqual([])
  expect(unmetRanges({ react: '^19.3.1', jotai: '>=3 <4' }, { react: '19.9.0', jotai: '3.0.1' })).toEqual([])
})

test.each([
  [{ react: '^20.0.0' }, 'react ^20.0.0: the shell has 19.3.1'],
  [{ react: '^19.4.0' }, 'react ^19.4.0: the shell has 19.3.1'],
  [{ lodash: '^4.0.0' }, 'lodash ^4.0.0: the shell does not share it'],
  [{ react: 'newest' }, 'react newest: that is no range of versions'],
])('[MF-5] %j is reported as unmet', (requires, reason) => {
  expect(unmetRanges(requires, { react: '19.3.1' })).toEqual([reason])
})

test('[MF-3] a remote that requires a version that the shell lacks is rejected at publish with the reason, before it is built', async () => {
  remote.edit('package.json', '"react": "^19.3.1"', '"react": "^20.1.0"')
  await expect(publish()).rejects.toThrow(
    /^greeting is not published: the shell lacks what it asks for.*\n {2}react \^20\.1\.0: the shell has 19\.\d+\.\d+\n {2}Ask for what the shell has/,
  )
})

test('a remote that uses a newer export of the shell API is rejected with its name', async () => {
  const file = join(remote.folder, 'src/wave.tsx')
  writeFileSync(file, `import { useBasket } from '@forecourt/shell-api'\n${readFileSync(file, 'utf8')}`)
  await expect(publish()).rejects.toThrow(
    'useBasket of @forecourt/shell-api: there is no such export, and the shell has 3.0.0',
  )
})

test('only run-time imports count as used from the shell API', () => {
  writeFileSync(
    join(remote.folder, 'src/more.ts'),
    `import type { Host } from '@forecourt/shell-api'\nimport {\n  type Api,\n  useApi as api,\n} from '@forecourt/shell-api'\n`,
  )
  writeFileSync(join(remote.folder, 'src/more.test.ts'), `import { Part } from '@forecourt/shell-api'\n`)
  expect(usedShellApiNames(remote.folder)).toEqual(['definePage', 'useApi', 'usePending', 'useSite'])
})

test('what a shared package that is built into a remote uses counts as used by the remote', () => {
  remote.edit(
    'package.json',
    '"@forecourt/shell-api": "*",',
    '"@forecourt/shell-api": "*", "@forecourt/remote-kit": "*",',
  )
  expect(usedShellApiNames(remote.folder)).toContain('useSessionActions')
})
