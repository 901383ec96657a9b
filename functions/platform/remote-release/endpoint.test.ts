import type { Release } from '@forecourt/contracts/releases/release'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { integrityOf } from '@forecourt/releases/files/release-paths'
import { listReleases } from '@forecourt/releases/records/read-releases'
import { writeShellModules } from '@forecourt/releases/records/shell-modules'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { beforeEach, expect, test } from 'vitest'
import { publishRelease } from './endpoint.ts'
import type { ReleaseBucket } from './release-bucket.ts'

withLocalTables()

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const page = bytes('export const page = 1')
const container = bytes('export const container = 1')

let bucket: Map<string, Uint8Array>
let deployed: Map<string, Uint8Array>
let actedAs: object[]
beforeEach(() => {
  bucket = new Map()
  actedAs = []
})

/** The bucket of releases: it takes each file once. */
const releases: ReleaseBucket = {
  async add(key, content) {
    if (bucket.has(key)) return false
    bucket.set(key, content)
    return true
  },
  read: async (key) => bucket.get(key) ?? new Uint8Array(),
}

const ports: Parameters<typeof publishRelease>[1] = {
  read: () => async (key) => deployed.get(key) ?? Promise.reject(new Error(`There is no ${key}.`)),
  asSquad(squad, work) {
    actedAs.push(squad)
    return work(releases)
  },
  now: () => new Date('2026-11-22T00:00:00Z'),
}

const releaseOf = (version: string, fields: Partial<Release> = {}): Release =>
  testRelease({
    version,
    entry: `/remotes/search/${version}/page.js`,
    integrity: { [`/remotes/search/${version}/page.js`]: integrityOf(page) },
    server: { entry: 'container.js', files: { 'container.js': integrityOf(container) } },
    ...fields,
  })

const role = 'arn:aws:iam::1:role/forecourt-dev-squad-search'

function event(release: Release, changes: { stack?: string; type?: 'Create' | 'Delete'; Role?: string } = {}) {
  const { stack = 'forecourt-dev-remote-search', type = 'Create', Role = role } = changes
  const folder = `remotes/search/${release.version}`
  deployed = new Map([
    ['record.json', bytes(JSON.stringify(release))],
    ['page.js', page],
    ['container.js', container],
  ])
  return customResourceEvent({
    type,
    stack,
    id: 'search@0.0.1',
    properties: {
      Name: release.name,
      Version: release.version,
      Role,
      From: 'deploys',
      Release: 'record.json',
      Files: { [`${folder}/page.js`]: 'page.js', [`${folder}/server/container.js`]: 'container.js' },
    },
  })
}

const published = async (version: string) =>
  (await listReleases('search')).find((release) => release.version === version)

test("[MF-2] a deployed remote's files and record are stored under its version, written with its squad's rights", async () => {
  expect(await publishRelease(event(releaseOf('1.0.0')), ports)).toBe('search@1.0.0')
  expect([...bucket.keys()]).toEqual(['remotes/search/1.0.0/page.js', 'remotes/search/1.0.0/server/container.js'])
  expect(await published('1.0.0')).toMatchObject({ published_at: '2026-11-22T00:00:00.000Z' })
  expect(actedAs).toEqual([{ stage: 'dev', remote: 'search', role }])
})

test('[MF-2] the same again changes nothing', async () => {
  await publishRelease(event(releaseOf('1.0.1')), ports)
  bucket = new Map()
  await publishRelease(event(releaseOf('1.0.1')), ports)
  expect(bucket.size).toBe(0)
})

test('[MF-2] a version that was made of other sources is refused, with what to do, and stays as it was', async () => {
  await recordRelease(releaseOf('1.0.2', { digest: 'other sources' }))
  await expect(publishRelease(event(releaseOf('1.0.2')), ports)).rejects.toThrow('Raise the version in package.json')
  expect(bucket.size).toBe(0)
  expect((await published('1.0.2'))?.digest).toBe('other sources')
})

test('a file that is not the one of the release is refused, and nothing is recorded', async () => {
  const spoilt = event(releaseOf('1.0.3'))
  deployed.set('container.js', bytes('export const container = 2'))
  await expect(publishRelease(spoilt, ports)).rejects.toThrow('its integrity differs')
  expect(await published('1.0.3')).toBeUndefined()
})

test('a deploy that was killed half way is done again', async () => {
  bucket.set('remotes/search/1.0.4/page.js', page)
  await publishRelease(event(releaseOf('1.0.4')), ports)
  expect(await published('1.0.4')).toBeDefined()
})

test('a version whose place holds another file is used up', async () => {
  bucket.set('remotes/search/1.0.5/page.js', bytes('something else'))
  await expect(publishRelease(event(releaseOf('1.0.5')), ports)).rejects.toThrow('this one is taken')
  expect(await published('1.0.5')).toBeUndefined()
})

test('[MF-5] a version that asks for what the shell lacks is refused with what it is, and nothing is written', async () => {
  await writeShellModules({ react: '19.3.0' })
  const asksTooMuch = releaseOf('1.0.8', { requires: { react: '^20.0.0', jotai: '^3.0.0' } })
  await expect(publishRelease(event(asksTooMuch), ports)).rejects.toThrow(
    'react ^20.0.0: the shell has 19.3.0. jotai ^3.0.0: the shell does not share it. Ask for what the shell has',
  )
  expect(bucket.size).toBe(0)
  expect(await published('1.0.8')).toBeUndefined()
  await publishRelease(event(releaseOf('1.0.9', { requires: { react: '^19.0.0' } })), ports)
  expect(await published('1.0.9')).toBeDefined()
})

test('[MF-2] a version with a page, part or dialog of another remote that serves is refused with whose it is, and nothing is written', async () => {
  const vehicle = {
    pages: [{ path: '/cars/:slug', expose: './page', prefetch: [] }],
    parts: [{ name: 'gauge', expose: './gauge' }],
  }
  await recordRelease(testRelease({ name: 'vehicle', ...vehicle }))
  await promoteRelease('vehicle', '1.0.0', { kind: 'tenant', tenant: 'northgate' })
  const pages = [{ path: '/cars/:car', expose: './page', prefetch: [], order: -1 }]
  const parts = [{ name: 'gauge', expose: './mine', dialog: { page: '/gauge', title: 'Gauge' } }]
  await expect(publishRelease(event(releaseOf('1.0.10', { pages, parts })), ports)).rejects.toThrow(
    /^search 1\.0\.10 is not published: .*\/cars\/:car: it is a page of vehicle 1\.0\.0, as \/cars\/:slug.* the part gauge: it is part of vehicle 1\.0\.0/,
  )
  expect(bucket.size).toBe(0)
  expect(await published('1.0.10')).toBeUndefined()
})

test.each([
  ["another remote's stack", { stack: 'forecourt-dev-remote-vehicle' }, 'may not publish search'],
  ["a tenant's stack", { stack: 'forecourt-dev-tenant-search' }, 'may not publish search'],
  ["another squad's role", { Role: 'arn:aws:iam::1:role/forecourt-dev-squad-vehicle' }, 'is not the role of the squad'],
  ["another stage's role", { Role: 'arn:aws:iam::1:role/forecourt-prod-squad-search' }, 'is not the role of the squad'],
])('[MF-2] %s publishes nothing', async (_whose, changes, says) => {
  await expect(publishRelease(event(releaseOf('1.0.6'), changes), ports)).rejects.toThrow(says)
  expect(actedAs).toEqual([])
  expect(await published('1.0.6')).toBeUndefined()
})

test('[MF-2] releases stay when the stack goes: pages are open with them', async () => {
  await publishRelease(event(releaseOf('1.0.7')), ports)
  expect(await publishRelease(event(releaseOf('1.0.7'), { type: 'Delete' }), ports)).toBe('search@0.0.1')
  expect(await published('1.0.7')).toBeDefined()
})
