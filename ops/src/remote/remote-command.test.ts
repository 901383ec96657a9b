/**
 * Each test continues from the one before it.
 * @module-tag long
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureRemote } from '@forecourt/build/testing/fixture-remote'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { removeSite, writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterAll, expect, test, vi } from 'vitest'
import { remoteCommand } from './remote-command.ts'

const remote = fixtureRemote()
withLocalTables()
let connections = 0
afterAll(async () => {
  remote.remove()
})

/** Runs `forecourt remote …` and returns what it printed. */
async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const close = async () => {
    connections -= 1
  }
  const connect = async () => {
    connections += 1
    return { releasesDir: remote.releasesDir, close }
  }
  try {
    await remoteCommand(connect).parseAsync(args, { from: 'user' })
    return lines.join('\n')
  } finally {
    log.mockRestore()
  }
}

test('[MF-3] a release is published, promoted, replaced and rolled back by command', async () => {
  expect(await run('publish', remote.folder)).toMatch(
    /^Published greeting 1\.0\.0: 5 files .*\nIt does not serve yet\./,
  )
  expect(await run('diff', 'greeting')).toMatch(
    /^greeting nothing that serves everywhere → 1\.0\.0 .*\n {2}\+ page \/hello\/:name\n/,
  )
  expect(await run('promote', 'mfe-greeting', '1.0.0')).toBe('greeting 1.0.0 serves now.')
  expect(await run('list')).toMatch(/greeting\n {2}● 1\.0\.0 /)
  expect(await run('publish', remote.folder)).toBe('Nothing changed since greeting 1.0.0: no new version.')

  remote.edit('src/hello-page.tsx', 'Hello', 'Welcome')
  const published = await run('publish', remote.folder, '--promote')
  expect(published).toMatch(/Published greeting 1\.0\.1:.*\ngreeting 1\.0\.1 serves now, in place of 1\.0\.0\./)
  expect(await run('list')).toMatch(/● 1\.0\.1.*\n {4}1\.0\.0/)
  expect(await run('rollback', 'greeting')).toBe('greeting 1.0.0 serves again, in place of 1.0.1.')
  expect(await run('promote', 'greeting', '1.0.0')).toBe('greeting 1.0.0 serves already.')
})

test('[MF-3] a version that is named is the one that is published and promoted, though its sources are published already', async () => {
  const named = ['publish', remote.folder, '--version', '1.0.1-again.1', '--promote']
  expect(await run(...named)).toMatch(
    /^Published greeting 1\.0\.1-again\.1: .*\ngreeting 1\.0\.1-again\.1 serves now, in place of 1\.0\.0\.$/,
  )
  expect(await run(...named)).toBe(
    'Nothing changed since greeting 1.0.1-again.1: no new version.\ngreeting 1.0.1-again.1 serves already.',
  )
  await run('rollback', 'greeting')
})

test('[MF-3] a release goes from the canaries to half of the sites and to all, and is rolled back from either', async () => {
  const canaries = 'the ring canary: harbourside (1 of 5 sites)'
  expect(await run('promote', 'greeting', '1.0.1', '--ring', 'canary')).toBe(
    `greeting 1.0.1 serves in ${canaries} now, in place of 1.0.0.\nIt is on trial: if more than 5% of its pages fail there, it is rolled back automatically.`,
  )
  expect(await run('list')).toContain(`on trial in ${canaries}`)
  expect(await run('rollback', 'greeting')).toBe(
    'greeting 1.0.1 is rolled back from the ring canary: 1.0.0 serves there again.',
  )
  await run('promote', 'greeting', '1.0.1', '--ring', 'canary')
  expect(await run('promote', 'greeting', '1.0.1', '--ring', 'half')).toMatch(
    /^greeting 1\.0\.1 serves in the ring half: harbourside, openroad \(2 of 5 sites\) now, in place of 1\.0\.0\./,
  )
  expect(await run('rollback', 'greeting', '--ring', 'half')).toBe(
    'greeting 1.0.1 is rolled back from the ring half: 1.0.0 serves there again.',
  )
})

test('[MF-3] one site gets a version of its own, keeps it through promotions, and gives it back', async () => {
  const site = ['--tenant', 'northgate']
  expect(await run('promote', 'greeting', '1.0.0', ...site)).toBe('greeting 1.0.0 serves on northgate now.')
  expect(await run('promote', 'greeting', '1.0.0', ...site)).toBe('greeting 1.0.0 serves on northgate already.')
  expect(await run('promote', 'greeting', '1.0.1')).toBe(
    'greeting 1.0.1 serves now, in place of 1.0.0.\nnorthgate keeps its own 1.0.0. To end that: npx forecourt remote rollback mfe-greeting --tenant northgate',
  )
  expect(await run('list')).toMatch(/1\.0\.0 .* on northgate/)
  expect(await run('rollback', 'greeting', ...site)).toBe(
    'northgate has no version of greeting of its own any more, and gets what its ring gets.',
  )
  await run('rollback', 'greeting')
})

test('[MF-3] a rollback names once each site that keeps another version, the one taken back too', async () => {
  await run('promote', 'greeting', '1.0.1')
  await run('promote', 'greeting', '1.0.1', '--tenant', 'northgate')
  const keeps = (slug: string) =>
    `${slug} keeps its own 1.0.1. To end that: npx forecourt remote rollback mfe-greeting --tenant ${slug}`
  expect(await run('rollback', 'greeting')).toBe(
    `greeting 1.0.0 serves again, in place of 1.0.1.\n${keeps('northgate')}`,
  )
  await run('promote', 'greeting', '1.0.1', '--ring', 'half')
  await run('promote', 'greeting', '1.0.0', '--ring', 'canary')
  await run('promote', 'greeting', '1.0.1', '--tenant', 'harbourside')
  const said = (await run('rollback', 'greeting', '--ring', 'half')).split('\n')
  expect(said).toEqual([
    'greeting 1.0.0 is rolled back from the ring canary: 1.0.0 serves there again.',
    'greeting 1.0.1 is rolled back from the ring half: 1.0.0 serves there again.',
    keeps('northgate'),
    keeps('harbourside'),
  ])
  await run('rollback', 'greeting', '--tenant', 'northgate')
  await run('rollback', 'greeting', '--tenant', 'harbourside')
})

test('[MF-3] two versions are compared by their pages, demands, files and weight', async () => {
  remote.edit('remote.json', '"pages": [', '"pages": [{ "path": "/wave", "expose": "./hello", "prefetch": [] }, ')
  await run('publish', remote.folder)
  const lines = (await run('diff', 'greeting')).split('\n')
  expect(lines[0]).toMatch(/^greeting 1\.0\.0 \(.*\) → 1\.0\.2 \(.*\)$/)
  expect(lines).toContain('  + page /wave')
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}- file greeting-hello\.\w+\.js \w+/))
  expect(lines.at(-2)).toMatch(/^ {2}\.\/hello +\d\.\d kB {2}→ {2}\d\.\d kB$/)
  expect(await run('diff', 'greeting', '1.0.0', '1.0.1')).not.toContain('page /wave')
  expect(await run('diff', 'greeting', '1.0.0')).toContain('there is no difference')
  expect(await run('diff', 'greeting', '1.0.1', '1.0.1')).toBe('Both are 1.0.1.')
})

test('[MF-3] a rollback takes back the newest promotion alone: the canaries get what half of the sites tries', async () => {
  await run('promote', 'greeting', '1.0.1', '--ring', 'half')
  await run('promote', 'greeting', '1.0.2', '--ring', 'canary')
  const both = await run('list')
  expect(both).toMatch(/1\.0\.2 .* on trial in the ring canary: harbourside \(1 of 5 sites\)\n/)
  expect(both).toMatch(/1\.0\.1 .* on trial in the ring half: openroad \(1 of 5 sites\)\n/)
  expect(await run('rollback', 'greeting')).toBe(
    'greeting 1.0.2 is rolled back from the ring canary: 1.0.1 serves there again.',
  )
  expect(await run('list')).toMatch(/1\.0\.1 .* on trial in the ring half: harbourside, openroad \(2 of 5 sites\)\n/)
  expect(await run('rollback', 'greeting')).toBe(
    'greeting 1.0.1 is rolled back from the ring half: 1.0.0 serves there again.',
  )
})

test('[MF-3] a promotion to a ring names and counts no site that keeps a version of its own, and says so', async () => {
  const keeps =
    'harbourside keeps its own 1.0.0. To end that: npx forecourt remote rollback mfe-greeting --tenant harbourside'
  await run('promote', 'greeting', '1.0.1', '--ring', 'canary')
  await run('promote', 'greeting', '1.0.0', '--tenant', 'harbourside')
  expect(await run('list')).toMatch(/1\.0\.1 .* on trial in the ring canary: none of 5 sites\n.* on harbourside/)
  expect(await run('promote', 'greeting', '1.0.1', '--ring', 'half')).toBe(
    `greeting 1.0.1 serves in the ring half: openroad (1 of 5 sites) now, in place of 1.0.0.\n${keeps}\nIt is on trial: if more than 2% of its pages fail there, it is rolled back automatically.`,
  )
  await run('rollback', 'greeting', '--tenant', 'harbourside')
  expect(await run('promote', 'greeting', '1.0.0', '--ring', 'half')).toBe(
    'greeting 1.0.0 serves in the ring half: harbourside, openroad (2 of 5 sites) now, in place of 1.0.1.',
  )
})

test('[MF-3] on a stage the sites are those that are deployed there, each in the ring of its configuration', async () => {
  const promoteOn = (...where: string[]) => run('promote', 'greeting', '1.0.1', ...where, '--stage', 'dev')
  await expect(promoteOn('--tenant', 'drivewise')).rejects.toThrow(
    /^There is no site drivewise on dev\. There is none yet\.$/,
  )
  await expect(promoteOn('--ring', 'canary')).rejects.toThrow(
    /^No site on dev is in the ring canary\. Give one "release_ring": "canary" in its site\.json and deploy it\.$/,
  )
  await writeSite(testSite({ slug: 'newdealer', release_ring: 'canary' }))
  await writeSite(testSite({ slug: 'bayside', release_ring: 'all' }))
  await expect(promoteOn('--tenant', 'drivewise')).rejects.toThrow(
    /^There is no site drivewise on dev\. The sites are: bayside, newdealer\.$/,
  )
  expect(await promoteOn('--tenant', 'newdealer')).toBe('greeting 1.0.1 serves on newdealer now.')
  expect(await promoteOn('--ring', 'canary')).toContain('in the ring canary: newdealer (1 of 2 sites) now')
  expect(await run('list', '--stage', 'dev')).toContain('on trial in the ring canary: newdealer (1 of 2 sites)')
  await run('rollback', 'greeting', '--stage', 'dev')
  // A deployed site whose configuration is damaged does not block a rollback.
  await putItem('config', { tenant: 'newdealer', site: 'damaged' })
  expect(await run('rollback', 'greeting', '--tenant', 'newdealer', '--stage', 'dev')).toBe(
    'newdealer has no version of greeting of its own any more, and gets what its ring gets.',
  )
  for (const slug of ['newdealer', 'bayside']) await removeSite(slug)
})

test('[MF-3] a promotion to a ring in which every site keeps another version of its own is refused, and changes nothing', async () => {
  await writeSite(testSite({ slug: 'harbourside', release_ring: 'canary' }))
  await run('promote', 'greeting', '1.0.2', '--tenant', 'harbourside')
  const before = await run('list')
  await expect(run('promote', 'greeting', '1.0.1', '--ring', 'canary', '--stage', 'dev')).rejects.toThrow(
    'greeting 1.0.1 would serve nowhere: every site in the ring canary keeps a version of its own. End that on one first: npx forecourt remote rollback mfe-greeting --tenant harbourside --stage dev',
  )
  expect(await run('list')).toBe(before)
  expect(await run('promote', 'greeting', '1.0.2', '--ring', 'canary')).toContain('harbourside (1 of 5 sites) now')
  await run('rollback', 'greeting')
  await run('rollback', 'greeting', '--tenant', 'harbourside')
})

test.each([
  [
    ['create', 'service-booking', '--stage', 'local'],
    /^remote create works on this checkout alone: leave out --stage local\.$/,
  ],
  [['dev', 'mfe-vehicle', '--stage', 'prod'], /^remote dev works on this checkout alone: leave out --stage prod\.$/],
])('%j is refused before anything is made: no stage has anything to do with it', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})

test.each([
  ['vehicle', /^There is a remote vehicle already, in mfe-vehicle\.$/],
  ['Service Booking', /^"Service Booking" is no name for a remote\. /],
  ['media', /^media is taken by the platform\. /],
  ['cars', /^The remote forms has a page under \/cars already\. /],
])('[MF-6] a remote that is called %s cannot be made', async (name, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-create-'))
  await expect(run('create', name, '--in', folder)).rejects.toThrow(message)
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test.each([
  [['promote', 'vehicel', '1.0.0'], /^There is no remote vehicel here\. Did you mean mfe-vehicle\? Known: /],
  [['publish', 'mfe-serach'], /^There is no remote mfe-serach here\. Did you mean mfe-search\? Known: /],
  [['publish', 'mfe-nothing'], /^There is no remote mfe-nothing here\. Known: .*mfe-vehicle/],
  [['promote', 'nothing', '1.0.0'], /^There is no remote nothing here/],
  [['promote', 'greeting', '7.0.0'], /^greeting has no version 7\.0\.0\. Published: /],
  [['publish', remote.folder, '--version', '1.0.1'], /^greeting 1\.0\.1 is already published/],
  [['promote', 'greeting', '1.0.1', '--tenant', 'nothgate'], /^There is no site nothgate\. Is it northgate\?$/],
  [['rollback', 'greeting', '--ring', 'canary'], /^No version of greeting is on trial in the ring canary\.$/],
  [['rollback', 'greeting', '--tenant', 'northgate'], /^northgate has no pinned version of greeting\.$/],
  [['diff', 'greeting', '7.0.0'], /^greeting has no version 7\.0\.0\. Published: /],
  [['diff', 'greeting', '7.0.0', '7.0.0'], /^greeting has no version 7\.0\.0\. Published: /],
  [
    ['rollback', 'greeting'],
    /^greeting 1\.0\.0 is the first version: there is nothing to roll back to\. Publish a fixed one and promote it\.$/,
  ],
])('[MF-3] %j says exactly what is wrong, and closes the tables', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
  expect(connections).toBe(0)
})
