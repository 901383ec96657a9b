import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployArguments } from '@forecourt/contracts/platform/deploy-arguments'
import { afterAll, describe, expect, test } from 'vitest'
import { repositoryRoot as root } from '../remote/remote-names.ts'
import { resumeCommand } from './ship-command.ts'
import { type ShipOptions, shipPlan } from './ship-plan.ts'

const commandsOf = (squad: string, options: ShipOptions): string[] =>
  shipPlan(root, squad, options).map(({ command }) => command.join(' '))
const prod = { stage: 'prod' }

test('[MF-2] a change with both sides is deployed, published and promoted, planned first, then functions', () => {
  const steps = shipPlan(root, 'finance', { context: { ...prod, version: '9.9.9' }, ring: 'canary' })
  expect(steps.map(({ name }) => name)).toEqual(['plan', 'deploy', 'publish', 'promote'])
  expect(steps.map(({ command }) => command.join(' '))).toEqual([
    'npm run --silent plan -- finance -c stage=prod',
    'npx cdk deploy -c team=finance -c stage=prod',
    'npx cdk deploy -c remote=finance -c stage=prod -c version=9.9.9',
    'npx forecourt remote promote mfe-finance 9.9.9 --ring canary --stage prod',
  ])
  expect(steps[0]?.waits).toMatchObject({ code: 3, resumeAt: 'deploy' })
  expect(steps[1]?.does).toMatch(/^deploys \d+ functions: .*\bquote\b/)
})

test('without a ring or a site it is published only; one site can be named', () => {
  expect(commandsOf('finance', { context: prod })).toHaveLength(3)
  const [, , , promote] = commandsOf('finance', { context: { ...prod, version: '1.0.1' }, tenant: 'harbourside' })
  expect(promote).toBe('npx forecourt remote promote mfe-finance 1.0.1 --tenant harbourside --stage prod')
})

test('each deploy gets the arguments that it takes', () => {
  const context = { ...prod, search: 'embedded', release: 'r7', version: '2.0.0' }
  expect(commandsOf('finance', { context, yes: true })).toEqual([
    'npm run --silent plan -- finance -c stage=prod -c search=embedded -c release=r7',
    'npx cdk deploy -c team=finance -c stage=prod -c search=embedded -c release=r7 --require-approval never',
    'npx cdk deploy -c remote=finance -c stage=prod -c version=2.0.0 --require-approval never',
  ])
})

test('a ship takes what its deploys take, and hands each on', () => {
  const { "a team's functions": ofTeam, 'a remote': ofRemote } = deployArguments
  const own = [...ofTeam, ...ofRemote].filter((name) => name !== 'team' && name !== 'remote')
  const context = { ...Object.fromEntries(own.map((name) => [name, '1.0.0'])), ...prod }
  const [, deploy, publish] = commandsOf('finance', { context })
  for (const name of ofTeam) expect(deploy).toContain(` -c ${name}=`)
  for (const name of ofRemote) expect(publish).toContain(` -c ${name}=`)
})

test('a ship that failed continues where it stopped', () => {
  const options: ShipOptions = { context: prod, ring: 'canary', from: 'publish' }
  expect(shipPlan(root, 'finance', options).map(({ name }) => name)).toEqual(['publish', 'promote'])
  expect(resumeCommand('finance', { ...options, yes: true }, 'promote')).toBe(
    'npx forecourt ship finance -c stage=prod --ring canary --yes --from promote',
  )
})

describe('a squad without a remote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'squads-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  for (const name of ['trade-in/valuations', 'platform/registry']) {
    mkdirSync(join(folder, 'functions', name), { recursive: true })
    writeFileSync(join(folder, 'functions', name, 'needs.ts'), '')
  }
  const planOf = (squad: string, more: Partial<ShipOptions> = {}) => shipPlan(folder, squad, { context: prod, ...more })

  test('has its functions deployed, each counted', () => {
    expect(planOf('trade-in').map(({ does }) => does)[1]).toBe('deploys 1 function: valuations')
  })

  test.each<Partial<ShipOptions>>([{ ring: 'canary' }, { tenant: 'harbourside' }, { from: 'promote', ring: 'canary' }])(
    'is told that %j is of a remote',
    (more) => {
      expect(() => planOf('trade-in', more)).toThrow(/^trade-in has no remote, so there is nothing to publish/)
    },
  )

  test('is named among the squads, and the platform is not', () => {
    expect(() => planOf('nobody')).toThrow('There is no squad nobody. Known: trade-in.')
  })
})

test.each<[string, string, ShipOptions, RegExp]>([
  ['an unknown squad', 'finanse', { context: prod }, /^There is no squad finanse\. Did you mean finance\?$/],
  [
    'the platform',
    'platform',
    { context: prod },
    /^The functions of the team platform are .*: npx cdk deploy --all\.$/,
  ],
  ['a version that is none', 'finance', { context: { ...prod, version: 'abc' } }, /^version is "abc": it must be /],
  ['no stage', 'finance', { context: {} }, /^Name the stage: -c stage=<stage>, one of .*prod/],
  ['an unknown stage', 'finance', { context: { stage: 'live' } }, /^There is no stage live: it is one of /],
  ['what no step takes', 'finance', { context: { ...prod, tenant: 'x' } }, /and not -c tenant=\.$/],
  [
    'a promotion to nowhere',
    'finance',
    { context: prod, from: 'promote' },
    /^Name where to promote it: --ring canary\|half\|all/,
  ],
])('%s is refused with what is allowed', (_what, squad, options, message) => {
  expect(() => shipPlan(root, squad, options)).toThrow(message)
})
