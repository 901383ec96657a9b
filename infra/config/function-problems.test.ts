import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import type { TeamFunction } from '@forecourt/functions/needs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkFunctions, functionProblems } from './function-problems.ts'
import { isBehindEdge } from './function-routes.ts'

const row = (path: `/api/${string}`, more: Partial<Endpoint> = {}): Endpoint => ({
  method: 'GET',
  path,
  summary: 'A row',
  params: z.object({}),
  response: z.object({}),
  visibility: 'shared',
  from: 'load',
  session: 'none',
  ...more,
})
const needs = (more: Partial<TeamFunction>): TeamFunction => ({
  team: 'search',
  purpose: 'A function',
  errors: { noAlarmBecause: 'it is a test' },
  memoryMb: 256,
  timeoutSeconds: 10,
  runs: { wired: 'deploy' },
  tables: {},
  ...more,
})

const cars = row('/api/cars/{slug}')
const document = needs({ team: 'platform', runs: { documents: true } })
const vehicle = needs({ runs: { http: [cars] } })
const every = { minutes: 1, description: 'Each minute' }

test('what fits the rows and each other has no problem', () => {
  const job = needs({
    team: 'forms',
    runs: { streamOf: 'leads', every },
    tables: { leads: ['read', 'update'] },
    providers: ['email'],
  })
  expect(functionProblems({ document, vehicle, job }, [cars])).toEqual([])
})

test.each<[string, Record<string, TeamFunction>, string]>([
  ['a row that no function answers', { document }, 'No function answers GET /api/cars/{slug}'],
  [
    'a row that two answer',
    { document, vehicle, other: vehicle },
    'functions/search/vehicle and functions/search/other both answer GET /api/cars/{}',
  ],
  [
    'a path that is a row but for the name of a capture',
    {
      document,
      vehicle,
      other: needs({ team: 'platform', runs: { paths: [{ path: '/api/cars/{id}', methods: ['HEAD'] }] } }),
    },
    'functions/search/vehicle and functions/platform/other both answer HEAD /api/cars/{}',
  ],
  [
    'an answer to what is no row',
    { document, vehicle, other: needs({ runs: { http: [row('/api/gone')] } }) },
    'functions/search/other answers GET /api/gone, which is no row',
  ],
  ['no documents', { vehicle }, 'No function answers documents'],
  [
    'documents twice',
    { document, vehicle, other: document },
    'functions/platform/document and functions/platform/other both answer documents',
  ],
  ['what nothing runs', { document, vehicle, other: needs({ runs: {} }) }, 'functions/search/other is run by nothing'],
  [
    'a provider that there is not',
    { document, vehicle, other: needs({ providers: ['pigeons'] }) },
    'functions/search/other names the provider pigeons, which is no folder of packages/providers/src',
  ],
  [
    'a provider within the network of the index',
    { document, vehicle, other: needs({ index: 'read', providers: ['webhook'] }) },
    'functions/search/other names both index and providers',
  ],
  [
    'requests and a job on tables of tenants',
    {
      document,
      vehicle,
      other: needs({
        team: 'platform',
        runs: { paths: [{ path: '/x', methods: ['POST'] }], every },
        tables: { leads: ['put'] },
      }),
    },
    'functions/platform/other answers requests and has jobs too',
  ],
  [
    "a squad's function on a page's path",
    { document, vehicle, other: needs({ runs: { paths: [{ path: '/cars/{slug}', methods: ['GET'] }] } }) },
    "functions/search/other answers /cars/{slug} (runs.paths), and addresses beside the rows are the platform's",
  ],
  [
    "a squad's function on every address",
    { document, vehicle, other: needs({ runs: { documents: true } }) },
    "functions/search/other answers every address without a route (runs.documents), which is the platform's",
  ],
  [
    'the stream of a table without one',
    { document, vehicle, other: needs({ runs: { streamOf: 'config' } }) },
    'functions/search/other runs on the stream of config',
  ],
])('%s is refused, with where', (_what, functions, says) => {
  expect(functionProblems(functions, [cars])[0]).toContain(says)
})

test('a row with a session asks for the right to read sessions', () => {
  const own = row('/api/session', { session: 'required', visibility: 'private' })
  const answering = (tables: TeamFunction['tables']) =>
    functionProblems({ document, session: needs({ runs: { http: [own] }, tables }) }, [own])
  expect(answering({ config: ['get'] })).toEqual([expect.stringContaining('may not read the table sessions')])
  expect(answering({ sessions: ['get'] })).toEqual([])
})

test.each([
  ['data', 'No team can have the name data'],
  ['alarms', 'No team can have the name alarms'],
  ['deploy', 'No team can have the name deploy'],
  ['remote', 'No team can have the name remote'],
  ['remote-x', 'No team can have the name remote-x'],
  ['search-more', 'The team search-more would have what is of search'],
])('a team %s would have what is of others', (team, says) => {
  expect(functionProblems({ document, vehicle, other: needs({ team }) }, [cars])[0]).toContain(says)
})

test.each(['tenants', 'trade-in', 'datasheets'])('a team can have the name %s', (team) => {
  expect(functionProblems({ document, vehicle, other: needs({ team }) }, [cars])).toEqual([])
})

test('a foreign table is refused beyond what its row gives', () => {
  const other = needs({ team: 'finance', tables: { leads: ['put'] } })
  expect(functionProblems({ document, vehicle, other }, [cars])).toEqual([
    expect.stringContaining('functions/finance/other names put of leads, a table of forms, whose row gives finance'),
  ])
})

test.each<[Partial<TeamFunction>, string]>([
  [{ secrets: ['lead-keys'] }, "names the secret lead-keys, which is forms's"],
  [{ secrets: ['origin'] }, "names the secret origin, which is platform's"],
  [{ adds: [{ to: 'assets', under: 'remotes/' }] }, "adds to assets/remotes/, where files are platform's"],
  [{ adds: [{ to: 'media', under: 'pictures/x' }] }, "adds to media/pictures/x, where files are platform's"],
  [{ reads: [{ from: 'feeds', under: '' }] }, "reads from feeds/, where files are nobody's"],
  [{ snapshots: 'write' }, "adds to assets/stock/, where files are search's"],
  [{ index: 'write' }, 'writes the index'],
  [{ index: 'own' }, 'owns the index'],
  [{ readsStagingBucket: 'operators' }, 'reads the bucket of deploys'],
])('what other teams have is refused: %j', (more, says) => {
  const other = needs({ team: 'finance', ...more })
  expect(functionProblems({ document, vehicle, other }, [cars])).toEqual([
    expect.stringContaining(`functions/finance/other ${says}`),
  ])
})

test("what a team's own row gives others is not refused", () => {
  const other = needs({ team: 'vehicle', reads: [{ from: 'media', under: 'pictures/' }], secrets: ['visitor-marks'] })
  expect(functionProblems({ document, vehicle, other }, [cars])).toEqual([])
})

test('all problems are said at once', () => {
  expect(() => checkFunctions({})).toThrow(/GET \/api\/search\b[\s\S]+\nNo function answers documents/)
})

test.each<[TeamFunction['runs'], boolean]>([
  [{ http: [cars] }, true],
  [{ paths: [] }, true],
  [{ documents: true }, true],
  [{ every }, false],
  [{ streamOf: 'leads' }, false],
  [{ wired: 'pipeline' }, false],
])('what runs on %j is behind the edge: %s', (runs, is) => {
  expect(isBehindEdge({ runs })).toBe(is)
})
