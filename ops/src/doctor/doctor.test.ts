import { createHash } from 'node:crypto'
import { tables as allTables } from '@forecourt/contracts/tables/tables'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { pointerKey } from '@forecourt/releases/records/release-keys'
import { writeShellModules } from '@forecourt/releases/records/shell-modules'
import { promoteRelease, recordRelease, rollBackRelease, stopTrial } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkSites } from './checks/check-sites.ts'
import type { Answer, Deployment, TeamState } from './deployment/deployment.ts'
import { tableState } from './deployment/table-state.ts'
import { examine } from './doctor-command.ts'
import { doctorReport } from './report.ts'

withLocalTables()
beforeAll(async () => {
  await writeShellModules({ react: '19.3.1' })
  await recordRelease(testRelease({ requires: { react: '^19.0.0' } }))
  await promoteRelease('search', '1.0.0')
})
afterEach(() => vi.unstubAllEnvs())

const now = new Date()
const code = new TextEncoder().encode('export {}')
const entry = '/remotes/search/1.0.0/remoteEntry.js'
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`

const answer = (fields: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: new Headers({ 'content-security-policy': "default-src 'self'" }),
  body: new Uint8Array(),
  tookMs: 20,
  ...fields,
})

const json = (body: object): Answer => answer({ body: new TextEncoder().encode(JSON.stringify(body)) })

function registry(fields: object = {}): Answer {
  const {
    server: _,
    digest: __,
    published_at: ___,
    ...search
  } = testRelease({ entry, integrity: { [entry]: integrity } })
  return json({ etag: 'e', remotes: { search }, ...fields })
}

const well: Record<string, Answer> = {
  'https://coast.example/': answer(),
  'https://coast.example/api/search': json({ count: 7 }),
  'https://coast.example/api/registry': registry(),
  [`https://coast.example${entry}`]: answer({ body: code }),
}

const daysAhead = (days: number) => new Date(now.getTime() + days * 86_400_000 + 1000)

const finance: TeamState = {
  team: 'finance',
  missing: null,
  requests: [
    { function: 'finance', request: { method: 'GET', path: '/api/lenders' }, log: 'Its log' },
    { function: 'quote', request: { method: 'POST', path: '/api/quote' }, log: 'Its log' },
  ],
}

/** A healthy deployment, except for a test's overrides. */
const deployment = (fields: Partial<Deployment> = {}, answers: Record<string, Answer> = {}): Deployment => ({
  name: 'test',
  command: (words) => `npx forecourt ${words} --stage test`,
  sites: [{ slug: 'coast', url: 'https://coast.example' }],
  down: null,
  withoutFolder: async () => [],
  ask: async (url) => ({ ...well, ...answers })[url] ?? answer({ status: 404 }),
  certificateEnds: async () => daysAhead(60),
  teams: async () => [finance],
  undeployedTables: { names: [], todo: '' },
  tableState,
  queues: async () => [{ name: 'stock', waiting: 3, isDeadLetters: false, todo: '' }],
  indexWaiting: async () => 0,
  indexStreamProblem: async () => null,
  pause: async () => {},
  alarms: async () => [],
  search: async () => null,
  ...fields,
})

/** Another response each time. */
const falling =
  (...counts: number[]) =>
  async () =>
    counts.shift() ?? 0

const problems = async (from: Deployment) =>
  (await examine(from, now))
    .filter(({ state }) => state !== 'good')
    .map(({ state, area, say }) => `${state} ${area}: ${say}`)

test('a healthy deployment is reported area by area', async () => {
  expect(doctorReport('test', await examine(deployment(), now))).toBe(
    [
      'Forecourt on test',
      '✓ sites     1 of 1 work',
      '✓ teams     all 1 answer',
      '✓ releases  search 1.0.0',
      `✓ tables    all ${Object.keys(allTables).length} answer`,
      '✓ queues    no dead letters',
      '✓ index     up to date with the stock',
      '✓ alarms    none active',
      '✓ search    answered in the process, without a cluster',
      'No problems found.',
    ].join('\n'),
  )
})

describe('from outside', () => {
  test.each([
    ['a page that fails', { '/': answer({ status: 503 }) }, 'bad coast: https://coast.example/ answers 503.'],
    [
      'a page without its policy',
      { '/': answer({ headers: new Headers() }) },
      'bad coast: The page comes without its security policy.',
    ],
    ['a slow page', { '/': answer({ tookMs: 3100 }) }, 'warning coast: The page took 3.1 s, twice.'],
    [
      'a search that fails, though the page answers,',
      { '/api/search': answer({ status: 503 }) },
      'bad coast: Searches fail: https://coast.example/api/search answers 503.',
    ],
    [
      'a search with a stale answer',
      {
        '/api/search': json({ count: 7, stale: true }),
        '/api/search?page=1': json({ count: 7, stale: true }),
      },
      'warning coast: Its searches get stale answers.',
    ],
    ['a registry that fails', { '/api/registry': answer({ status: 500 }) }, 'bad coast: The registry answers 500.'],
    ['a site without remotes', { '/api/registry': registry({ remotes: {} }) }, 'bad coast: It has no released remote.'],
    ['missing code', { [entry]: answer({ status: 404 }) }, `bad coast: search 1.0.0: ${entry} answers 404.`],
    ['changed code', { [entry]: answer() }, `bad coast: search 1.0.0: ${entry} is not the published file.`],
  ])('%s is reported', { tags: 'long' }, async (_what, answers, expected) => {
    const at = Object.fromEntries(
      Object.entries(answers).map(([path, given]) => [`https://coast.example${path}`, given]),
    )
    expect(await problems(deployment({}, at))).toEqual([expected])
  })

  test('[MF-3] changed code is rolled back where it runs, whatever was promoted since', { tags: 'long' }, async () => {
    await recordRelease(testRelease({ version: '1.1.0', requires: { react: '^19.0.0' } }))
    await promoteRelease('search', '1.1.0', { kind: 'ring', ring: 'canary' })
    await promoteRelease('search', '1.0.0', { kind: 'tenant', tenant: 'coast' })
    const at = { [`https://coast.example${entry}`]: answer() }
    const todo = async () =>
      (await examine(deployment({}, at), now)).flatMap((one) => ('todo' in one ? [one.todo] : []))
    const then = 'then publish it again, with the next version in its package.json.'
    expect(await todo()).toEqual([
      `npx forecourt remote rollback mfe-search --ring all --stage test, and npx forecourt remote rollback mfe-search --tenant coast --stage test, ${then}`,
    ])
    await rollBackRelease('search', { kind: 'ring', ring: 'canary' })
    await rollBackRelease('search', { kind: 'tenant', tenant: 'coast' })
    vi.stubEnv('RELEASES_TABLE', 'nowhere')
    expect(await todo()).toContain(
      `npx forecourt remote list --stage test shows where it runs: roll it back there, ${then}`,
    )
  })

  test.each([
    [20, ['warning coast: Its certificate expires in 20 days.']],
    [3, ['bad coast: Its certificate expires in 3 days.']],
    [-1, ['bad coast: Its certificate has expired.']],
    [22, []],
  ])('a certificate that expires in %i days', async (days, expected) => {
    expect(await problems(deployment({ certificateEnds: async () => daysAhead(days) }))).toEqual(expected)
  })

  test('a fault that happens once, like a cold start, is checked again and not reported', async () => {
    const asked: string[] = []
    const ask = async (url: string) => {
      asked.push(url)
      const isFirst = asked.filter((one) => one === url).length === 1
      return isFirst && url.endsWith('/') ? answer({ status: 503 }) : (well[url] ?? answer({ status: 404 }))
    }
    expect(await problems(deployment({ ask }))).toEqual([])
    expect(asked.filter((url) => url.endsWith('/'))).toHaveLength(2)
  })

  test('searches with a stale answer are checked again past the edge’s cache, after one pause for all sites', async () => {
    const paused: number[] = []
    const sites = ['coast', 'hills'].map((slug) => ({ slug, url: 'https://coast.example' }))
    const from = deployment(
      { sites, pause: async (ms) => void paused.push(ms) },
      {
        'https://coast.example/api/search': json({ count: 7, stale: true }),
        'https://coast.example/api/search?page=1': json({ count: 7 }),
      },
    )
    expect((await checkSites(from, now)).map(({ say }) => say)).toEqual(['2 of 2 work'])
    expect(paused).toEqual([6000])
  })

  test('of thousands of sites an even sample of fifty is checked, and the report says so', async () => {
    const sites = Array.from({ length: 2001 }, (_, index) => ({ slug: `s${index}`, url: 'https://coast.example' }))
    const asked: string[] = []
    const [summary] = await examine(
      deployment({
        sites,
        certificateEnds: async () => null,
        ask: async (url) => {
          asked.push(url)
          return well[url] ?? answer({ status: 404 })
        },
      }),
      now,
    )
    expect(summary?.say).toBe('50 of 50 work; there are 2001 in all')
    expect(asked.filter((url) => url.endsWith('/'))).toHaveLength(50)
  })

  test('a team whose functions are not deployed is named, with the command', { tags: 'long' }, async () => {
    const missing = { ...finance, missing: 'npx cdk deploy -c team=finance -c stage=test' }
    const findings = await examine(deployment({ teams: async () => [missing] }), now)
    expect(findings.filter(({ area }) => area === 'teams')).toEqual([
      {
        state: 'bad',
        area: 'teams',
        say: 'The functions of finance are not deployed: their addresses answer 404.',
        todo: 'npx cdk deploy -c team=finance -c stage=test',
      },
    ])
  })

  test('a function that fails whatever it is asked is named, read or write; one that fails once is not', async () => {
    const asked: string[] = []
    const ask: Deployment['ask'] = async (url, method = 'GET') => {
      asked.push(`${method} ${url.replace('https://coast.example', '')}`)
      if (url.endsWith('/api/quote')) return answer({ status: 502 })
      const isFirst = asked.filter((one) => one.endsWith('/api/lenders')).length === 1
      return url.endsWith('/api/lenders') && isFirst ? answer({ status: 503 }) : (well[url] ?? answer({ status: 404 }))
    }
    expect(await problems(deployment({ ask }))).toEqual([
      'bad teams: quote, of finance, fails: POST https://coast.example/api/quote answers 502.',
    ])
    expect(asked.filter((one) => one === 'POST /api/quote')).toHaveLength(2)
  })

  test('an unreachable site has its own line, and a stopped platform one in all', { tags: 'long' }, async () => {
    const ask = () => Promise.reject(new Error('https://coast.example/ does not answer: refused'))
    expect(await problems(deployment({ ask }))).toEqual([
      'bad coast: The check failed: https://coast.example/ does not answer: refused',
      'bad teams: The check failed: https://coast.example/ does not answer: refused',
    ])
    expect(await problems(deployment({ sites: [], down: 'npm start' }))).toEqual([
      'bad sites: There are no sites to check.',
    ])
  })
})

describe('from inside', () => {
  test('an index that is behind and catches up is no problem', { tags: 'long' }, async () => {
    const findings = await examine(deployment({ indexWaiting: falling(300, 20) }), now)
    expect(findings).toContainEqual({ state: 'good', area: 'index', say: '20 changes behind, and catching up' })
  })

  test('a missing index is reported with the command that rebuilds it, and no other line says that it works', {
    tags: 'long',
  }, async () => {
    const todo = 'npx forecourt stock reindex builds a new index.'
    const findings = await examine(
      deployment({ search: async () => ({ say: 'There is no search index.', todo }), indexWaiting: async () => 0 }),
      now,
    )
    expect(findings.filter(({ area }) => ['index', 'search'].includes(area))).toEqual([
      { state: 'bad', area: 'search', say: 'There is no search index.', todo },
    ])
  })

  test('deployed dealers without a folder here are reported with possible reasons, without a command that removes one; of many the first', async () => {
    const of = async (slugs: string[]) => {
      const found = await examine(deployment({ withoutFolder: async () => slugs }), now)
      return found.filter(({ area }) => area === 'dealers')
    }
    expect(await of(['coast'])).toEqual([
      {
        state: 'warning',
        area: 'dealers',
        say: 'Deployed and not checked, since their folders are not here: coast.',
        todo: "Pull the others' changes, or pass the dealers' folder: npx forecourt doctor --tenants FOLDER --stage test. To remove a dealer: docs/operations/remove-a-dealer.md.",
      },
    ])
    const [many] = await of(Array.from({ length: 7 }, (_, index) => `s${index}`))
    expect(many?.say).toMatch(/: s0, s1, s2, s3, s4 and 2 more\.$/)
  })

  test('a table that is not deployed yet is a warning, and what to deploy', async () => {
    vi.stubEnv('TRIALS_TABLE', '')
    const undeployedTables = { names: ['trials' as const], todo: 'npx cdk deploy forecourt-test-data' }
    const found = await examine(deployment({ undeployedTables }), now)
    expect(found.filter(({ area, state }) => area === 'tables' && state !== 'good')).toEqual([
      {
        state: 'warning',
        area: 'tables',
        say: 'trials, which this checkout has, is not deployed yet.',
        todo: undeployedTables.todo,
      },
    ])
  })

  test('a missing table is named', async () => {
    vi.stubEnv('TRIALS_TABLE', 'nowhere')
    expect(await problems(deployment())).toEqual(['bad tables: trials is missing.'])
  })

  test.each([
    [
      { queues: async () => [{ name: 'feeds', waiting: 2, isDeadLetters: true, todo: '' }] },
      'bad queues: feeds: 2 dead letters.',
    ],
    [
      { queues: async () => [{ name: 'stock', waiting: 1500, isDeadLetters: false, todo: '' }] },
      'warning queues: stock: 1,500 waiting.',
    ],
    [
      { alarms: async () => [{ name: 'forecourt-dev-index-stream', meaning: 'The index is not updated.' }] },
      'bad alarms: forecourt-dev-index-stream is active. The index is not updated.',
    ],
    [
      { indexWaiting: falling(5000, 4000) },
      'warning index: 4,000 changes of the stock are not in the search index yet.',
    ],
    [
      { indexStreamProblem: async () => 'stock-changes: PROBLEM: Function call failed' },
      'bad index: Changes of the stock are not queued for the search index (stock-changes: PROBLEM: Function call failed): it is not updated.',
    ],
    [
      { indexWaiting: async () => 4 },
      'warning index: 4 changes of the stock are not in the search index yet, and it does not catch up.',
    ],
    [{ search: async () => ({ name: 'stock', health: 'red' as const, problems: [] }) }, 'bad search: stock is red.'],
    [
      { search: async () => ({ name: 'stock', health: 'yellow' as const, problems: [] }) },
      'warning search: stock is yellow.',
    ],
    [
      { search: async () => ({ name: 'stock', health: 'green' as const, problems: ['an update waits.'] }) },
      'warning search: stock: an update waits.',
    ],
    [{ search: () => Promise.reject(new Error('no rights')) }, 'bad search: The check failed: no rights'],
  ] as [Partial<Deployment>, string][])(
    'a backlog or a problem is reported: %#',
    { tags: 'long' },
    async (fields, expected) => {
      expect(await problems(deployment(fields))).toEqual([expected])
    },
  )

  test('for a lost shard the advice is to wait first, as in the runbook', async () => {
    const findings = await examine(
      deployment({ search: async () => ({ name: 'stock', health: 'red', problems: [] }) }),
      now,
    )
    expect(findings.find(({ area }) => area === 'search')).toHaveProperty(
      'todo',
      'A shard of the index is lost: wait ten minutes for the node to return. Else run npx forecourt stock reindex --accept --stage test, twice (docs/operations/index-alarms.md, index-red).',
    )
  })

  test('[MF-3] a release that the shell cannot run, a missing one, a damaged pointer and a rolled back trial are reported', {
    tags: 'long',
  }, async () => {
    expectLogs(/The item #pointers@offers of the releases is damaged/, /There is no release gone@1\.0\.0/)
    await recordRelease(testRelease({ name: 'forms', requires: { react: '^20.0.0' } }))
    await promoteRelease('forms', '1.0.0')
    await recordRelease(testRelease({ name: 'visits' }))
    await recordRelease(testRelease({ name: 'visits', version: '1.1.0' }))
    await promoteRelease('visits', '1.0.0')
    const { trials } = await promoteRelease('visits', '1.1.0', { kind: 'ring', ring: 'canary' })
    await stopTrial('visits', 'canary', { revision: trials.canary?.revision ?? 0, shown: 40, failed: 4 })
    await putItem('releases', { ...pointerKey('offers'), pointer: { current: 5 } })
    const pointer = { name: 'gone', current: '1.0.0', history: [], changed_at: now.toISOString(), revision: 1 }
    await putItem('releases', { ...pointerKey('gone'), pointer })
    const found = await examine(deployment(), now)
    expect(found.find(({ say }) => say.startsWith('forms 1.0.0 cannot'))).toHaveProperty(
      'todo',
      'npx forecourt remote rollback mfe-forms --ring all --stage test, or promote another version there.',
    )
    expect((await problems(deployment())).sort()).toEqual([
      'bad releases: The pointer of offers is damaged, so no site uses it.',
      'bad releases: There is no release gone@1.0.0.',
      'bad releases: forms 1.0.0 cannot run on the current shell. react ^20.0.0: the shell has 19.3.1.',
      expect.stringMatching(
        /^warning releases: visits 1\.1\.0 was rolled back in the ring canary at .*: 4 of 40 pages failed\.$/,
      ),
    ])
  })

  test('[MF-3] a page of another remote that a rollback brought back is reported, and whose it is', async () => {
    const page = { path: '/stock/:slug', expose: './page', prefetch: [] }
    await recordRelease(testRelease({ name: 'stock', pages: [page] }))
    await recordRelease(testRelease({ name: 'stock', version: '1.1.0' }))
    await promoteRelease('stock', '1.0.0')
    await promoteRelease('stock', '1.1.0')
    const published_at = '2026-01-02T00:00:00.000Z'
    await recordRelease(testRelease({ name: 'brands', pages: [{ ...page, path: '/stock/:brand' }], published_at }))
    await promoteRelease('brands', '1.0.0')
    expect(await problems(deployment())).not.toContainEqual(expect.stringContaining('/stock/'))
    await rollBackRelease('stock')
    expect(await problems(deployment())).toContainEqual(
      expect.stringMatching(
        /^bad releases: brands 1\.0\.0 claims \/stock\/:brand: it is a page of stock 1\.0\.0, as \/stock\/:slug\./,
      ),
    )
  })
})
