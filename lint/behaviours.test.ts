import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { coreTests } from '../e2e/src/is-core.ts'
import { engineTests, largeTests } from '../scripts/unit/beyond-core.ts'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/behaviours.md'), 'utf8')
const rows = [...document.matchAll(/^- ([A-Z]{2}-\d+)( \(to come\))?: /gm)].map(([, id = '', isToCome]) => ({
  id,
  isToCome: isToCome !== undefined,
}))
const groups = [...new Set(rows.map(({ id }) => id.slice(0, 2)))]

/** The parts of tracked and new files that fit a pattern. */
function found(pattern: string, ...files: string[]): string[] {
  const args = ['grep', '--untracked', '-ohE', pattern, '--', ...files]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
}
const idsIn = (lines: string[]) => new Set(lines.flatMap((line) => line.match(/[A-Z]{2}-\d+/g) ?? []))

/** Rows that no test of the core proves, and why. */
const notInCore: Record<string, string> = {
  'BY-10': 'it is about other engines, whose journeys have a runner of their own: `npm run test:browsers`',
}

/** A title with ids, whether it is of a group, and whether what follows it leaves it to `npm run test:all`. */
const title =
  /(?<group>describe[^\n]*\()?(?<quote>['"`])(?<text>((?!\k<quote>).)*\[[A-Z]{2}-\d+\]((?!\k<quote>).)*)\k<quote>(?<isExhaustive>,\s*\{[^}]*?tags?: \[?'@?exhaustive')?/g

/** Whether one of the tests of this title is in the core: what is in a placeholder may be so for some of them only. */
function isCore(title: string): boolean {
  const always = title.replaceAll(/\$\{[^}]*\}/g, '')
  return coreTests.grep.test(always) && !coreTests.grepInvert.test(always)
}

/** The ids that `npm test` proves. Which browser tests of a group are in the core, its title does not say. */
function coreIds(): Set<string> {
  const patterns = ['*.test.ts', '*.test.tsx', '*.e2e.ts', ':!lint', ':!e2e/browsers']
  const args = ['grep', '--untracked', '-lE', '\\[[A-Z]{2}-[0-9]+\\]', '--', ...patterns]
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const core = files.filter((file) => ![engineTests, ...largeTests].some((pattern) => matchesGlob(file, pattern)))
  const titles = core.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(title)]
      .map(({ groups = {} }) => groups)
      .filter(({ group, isExhaustive }) => !isExhaustive && !(group && file.endsWith('.e2e.ts')))
      .map(({ text = '' }) => text),
  )
  return idsIn(titles.filter(isCore))
}

/** Ids in titles: in brackets, in a text. */
const tested = idsIn(found('[\'"`][^\'"`]*\\[[A-Z]{2}-[0-9]+\\]', '*.test.ts', '*.test.tsx', '*.e2e.ts', ':!lint'))

test('every behaviour that is built has a test that names it', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ id, isToCome }) => !isToCome && !tested.has(id)).map(({ id }) => id)).toEqual([])
})

test('the core of `npm test` has a test of every behaviour that is built', () => {
  const inCore = coreIds()
  const isProven = ({ id, isToCome }: (typeof rows)[number]) => isToCome || inCore.has(id)
  expect(rows.filter((row) => !isProven(row)).map(({ id }) => id)).toEqual(Object.keys(notInCore))
})

test('what has a test is not to come any more', () => {
  expect(rows.filter(({ id, isToCome }) => isToCome && tested.has(id)).map(({ id }) => id)).toEqual([])
})

test('every id in code, tests and documents has a row', { tags: 'long' }, () => {
  const known = new Set(rows.map(({ id }) => id))
  const named = idsIn(found(`\\b(${groups.join('|')})-[0-9]+\\b`, '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', ':!lint'))
  expect([...named].filter((id) => groups.includes(id.slice(0, 2)) && !known.has(id))).toEqual([])
})
