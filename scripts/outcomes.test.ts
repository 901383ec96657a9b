import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

// The scripts run on any Node from 20, without types.
const load = (name: string) => import(join(import.meta.dirname, name))
const { outcomeOf, summaryOf, unitOutcome, browserOutcome } = await load('outcomes.mjs')
const { root } = await load('ensure-installed.mjs')

test('a failed unit test has the command that runs just it', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: [], title: 'fine' },
    { status: 'failed', ancestorTitles: ['prices'], title: "of $1 (a dealer's)", failureMessages: ['expected 1'] },
  ]
  const report = {
    numPassedTests: 1,
    testResults: [{ name: join(root, 'a/b.test.ts'), status: 'failed', message: '', assertionResults }],
  }
  expect(unitOutcome(report)).toEqual({
    passed: 1,
    failed: [
      [
        "a/b.test.ts > prices > of $1 (a dealer's)",
        'expected 1',
        String.raw`  again: npx vitest run a/b.test.ts -t '^prices > of \$1 \(a dealer'\''s\)$'`,
      ].join('\n'),
    ],
    flaky: [],
    skipped: [],
  })
})

test('a file that fails outside of its tests is run as a whole', () => {
  const testResults = [{ name: join(root, 'a.test.ts'), status: 'failed', message: 'no module', assertionResults: [] }]
  expect(unitOutcome({ numPassedTests: 0, testResults }).failed).toEqual([
    'a.test.ts\nno module\n  again: npx vitest run a.test.ts',
  ])
})

test('a unit test that passed the second time is flaky, with the command that its runner takes', () => {
  const assertionResults = [
    {
      status: 'passed',
      ancestorTitles: [],
      title: 'menu',
      failureMessages: ['not seen\n    at a.ts:1\n    at b (file:///x/node_modules/vitest/run.js:2:4)'],
    },
  ]
  const testResults = [{ name: join(root, 'a.e2e.ts'), status: 'passed', message: '', assertionResults }]
  const commandOf = (_file: string, pattern: string) => ['npm', 'run', 'test:browsers', '--', 'webkit', '-t', pattern]
  expect(unitOutcome({ numPassedTests: 1, testResults }, { commandOf })).toEqual({
    passed: 1,
    failed: [],
    flaky: ["a.e2e.ts > menu\nnot seen\n    at a.ts:1\n  again: npm run test:browsers -- webkit -t '^menu$'"],
    skipped: [],
  })
})

test('up to three flaky tests of all runners are named, and more fail the run', () => {
  const outcome = (...flaky: string[]) => ({ passed: 5, failed: [], flaky, skipped: [] })
  const three = summaryOf([outcome('a', 'b'), outcome('c')])
  expect(three.isFine).toBe(true)
  expect(three.lines.join('')).toMatch(/second time: a\n.*: b\n.*: c\n10 passed, 0 failed$/s)
  const four = summaryOf([outcome('a', 'b'), outcome('c', 'd')])
  expect(four.isFine).toBe(false)
  expect(four.lines.slice(-2)).toEqual(['\n✗ more than 3 flaky tests', '\n10 passed, 1 failed'])
  expect(summaryOf([outcome()], ['types']).isFine).toBe(false)
})

test('a skipped unit test is named with its reason, but not one that the run leaves out', () => {
  const skipped = (title: string, more: object = {}) => ({
    ...{ status: 'skipped', ancestorTitles: ['edge'], title, failureMessages: [], tags: [], meta: {} },
    ...more,
  })
  const assertionResults = [
    { ...skipped('runs'), status: 'passed' },
    skipped('swipes', { meta: { skipReason: 'no fingers' } }),
    skipped('for no reason'),
    skipped('to be written', { status: 'todo' }),
    skipped('each theme', { tags: ['exhaustive'] }),
  ]
  const report = {
    numPassedTests: 1,
    testResults: [{ name: join(root, 'a.test.ts'), status: 'passed', message: '', assertionResults }],
  }
  const isLeftOut = ({ tags }: { tags: string[] }) => tags.includes('exhaustive')
  const block = 'a.test.ts > edge'
  const found = [
    { block, name: 'a.test.ts > edge > swipes', reason: 'no fingers' },
    { block, name: 'a.test.ts > edge > for no reason' },
    { block, name: 'a.test.ts > edge > to be written' },
  ]
  expect(unitOutcome(report, { isLeftOut }).skipped).toEqual(found)
  expect(unitOutcome(report).skipped).toEqual([...found, { block, name: 'a.test.ts > edge > each theme' }])
})

test('a run ends with what its runners skipped, before the one line of counts', () => {
  const outcome = (...skipped: object[]) => ({ passed: 5, failed: [], flaky: [], skipped })
  const many = ['one', 'two'].map((title) => ({ name: `c > in njs > ${title}`, block: 'c > in njs' }))
  const { lines, isFine } = summaryOf([
    outcome({ name: 'a', reason: 'why' }, { name: 'b > in Node > one', block: 'b > in Node' }),
    outcome(...many),
  ])
  expect(isFine).toBe(true)
  expect(lines).toEqual([
    ['\n4 skipped', 'a: why', 'b > in Node > one', 'c > in njs (2 tests)'].join('\n  - '),
    '\n10 passed, 0 failed',
  ])
  expect(summaryOf([outcome()]).lines).toEqual(['\n5 passed, 0 failed'])
})

test('a skipped unit test’s reason reaches the report through its metadata', async () => {
  const { default: SkipReasons } = await load('unit/skip-reasons.mjs')
  const metaOf = (result: object) => {
    const meta = {}
    new SkipReasons().onTestCaseResult({ result: () => result, meta: () => meta })
    return meta
  }
  expect(metaOf({ state: 'skipped', note: 'no fingers' })).toEqual({ skipReason: 'no fingers' })
  expect(metaOf({ state: 'skipped' })).toEqual({})
  expect(metaOf({ state: 'passed' })).toEqual({})
})

test('browser tests that failed are listed apart from those that passed the second time and those that were skipped', () => {
  const spec = (line: number, status: string, annotations: object[] = []) => ({
    ...{ file: 'tests/home.e2e.ts', line, title: `at ${line}` },
    tests: [{ status, annotations, results: [{ errors: [{ message: 'not visible\n> 5 | await seen()' }] }] }],
  })
  const skipped = [spec(4, 'skipped', [{ type: 'skip', description: 'no mouse' }]), spec(5, 'skipped')]
  const report = {
    config: { configFile: join(root, 'e2e/playwright.config.ts') },
    stats: { expected: 5, flaky: 1 },
    errors: [{ message: 'The browser is not there' }],
    suites: [
      { specs: [spec(1, 'expected')], suites: [{ specs: [spec(2, 'unexpected'), spec(3, 'flaky')] }] },
      { specs: skipped },
    ],
  }
  const text = (line: number) =>
    `tests/home.e2e.ts:${line} > at ${line}\nnot visible\n> 5 | await seen()\n  again: npx playwright test -c e2e/playwright.config.ts tests/home.e2e.ts -g 'at ${line}'`
  expect(browserOutcome(report)).toEqual({
    passed: 6,
    failed: [text(2), 'The browser is not there'],
    flaky: [text(3)],
    skipped: [
      { name: 'tests/home.e2e.ts:4 > at 4', reason: 'no mouse' },
      { name: 'tests/home.e2e.ts:5 > at 5', reason: undefined },
    ],
  })
})

test('a runner that fails is a failure, also without a report or a failed test', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'outcome-')), 'unit.json')
  const outcome = (ok: boolean) => outcomeOf({ name: 'units', ok }, relative(root, file), unitOutcome)
  expect(outcome(false).failed).toEqual(['units left no report: its output is above'])
  writeFileSync(file, '{"numPassedTests": 2, "testRes')
  expect(outcome(false).failed).toEqual(['units left a report that ends too soon: its output is above'])
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, testResults: [] }))
  expect(outcome(true)).toEqual({ passed: 2, failed: [], flaky: [], skipped: [] })
  expect(outcome(false).failed).toEqual(['units: no test failed, but the runner did: its output is above'])
})
