import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf } from './digest.ts'

let repository: string
beforeEach(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'digest-')))
  write('mfe-search/package.json', {
    ...{ name: 'mfe-search', version: '1.0.0' },
    dependencies: { '@forecourt/ui': '*', react: '^19.0.0' },
  })
  write('packages/ui/package.json', { name: '@forecourt/ui', version: '1.0.0', dependencies: { lucide: '^1.0.0' } })
  mkdirSync(join(repository, 'node_modules/@forecourt'), { recursive: true })
  symlinkSync(join(repository, 'packages/ui'), join(repository, 'node_modules/@forecourt/ui'))
  lock({})
})
afterEach(() => rmSync(repository, { recursive: true }))

function write(file: string, content: object): void {
  const path = join(repository, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
}

const installed = (version: string, fields: object = {}) => ({ version, integrity: `sha512-${version}`, ...fields })

/** The lock file as it is at first, with changes. */
function lock(changes: Record<string, object>): void {
  write('package-lock.json', {
    packages: {
      '': { workspaces: ['mfe-*', 'packages/*'] },
      'mfe-search': { version: '1.0.0', dependencies: { '@forecourt/ui': '*', react: '^19.0.0' } },
      'packages/ui': { version: '1.0.0', dependencies: { lucide: '^1.0.0' } },
      'node_modules/@forecourt/ui': { resolved: 'packages/ui', link: true },
      'node_modules/react': installed('19.0.0'),
      'node_modules/react-dom': installed('19.0.0', { dependencies: { scheduler: '^0.27.0' } }),
      'node_modules/scheduler': installed('0.27.0'),
      'node_modules/lucide': installed('1.0.0', {
        peerDependencies: { paths: '*', types: '*' },
        peerDependenciesMeta: { types: { optional: true } },
        dependencies: { icons: '1' },
      }),
      'node_modules/lucide/node_modules/icons': installed('1.0.0'),
      'node_modules/icons': installed('2.0.0'),
      'node_modules/paths': installed('1.0.0'),
      'node_modules/types': installed('1.0.0'),
      ...changes,
    },
  })
}

const digest = () => digestOf(join(repository, 'mfe-search'))

test.each<[what: string, changes: Record<string, object>]>([
  [
    'a workspace that comes',
    {
      'mfe-service-booking': { version: '1.0.0' },
      'node_modules/mfe-service-booking': { resolved: 'mfe-service-booking', link: true },
    },
  ],
  ["another workspace's package", { 'node_modules/esbuild': installed('0.28.0') }],
  ["another workspace's own version of one", { 'mfe-vehicle/node_modules/react': installed('18.0.0') }],
  ["a package's optional peer, which another workspace asks for,", { 'node_modules/types': installed('1.0.1') }],
  ['a version that another one hides', { 'node_modules/icons': installed('2.1.0') }],
])('%s in the lock file leaves a remote as it is', (_what, changes) => {
  const before = digest()
  lock(changes)
  expect(digest()).toBe(before)
})

test.each<[what: string, changes: Record<string, object>]>([
  ['what it asks for', { 'node_modules/react': installed('19.0.1') }],
  ['what a package of ours asks for', { 'node_modules/lucide': installed('1.0.1') }],
  ['what that asks for', { 'node_modules/lucide/node_modules/icons': installed('1.0.1') }],
  ['what that needs beside it', { 'node_modules/paths': installed('1.0.1') }],
  ['what the shell shares with it', { 'node_modules/react-dom': installed('19.0.1') }],
  ['a version of its own', { 'mfe-search/node_modules/react': installed('19.0.0') }],
  ['other content of the same version', { 'node_modules/react': installed('19.0.0', { integrity: 'sha512-other' }) }],
])('%s in the lock file makes it another', (_what, changes) => {
  const before = digest()
  lock(changes)
  expect(digest()).not.toBe(before)
})
