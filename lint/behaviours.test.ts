import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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

/** Ids in titles: in brackets, in a text. */
const tested = idsIn(found('[\'"`][^\'"`]*\\[[A-Z]{2}-[0-9]+\\]', '*.test.ts', '*.test.tsx', '*.e2e.ts', ':!lint'))

test('every behaviour that is built has a test that names it', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ id, isToCome }) => !isToCome && !tested.has(id)).map(({ id }) => id)).toEqual([])
})

test('what has a test is not to come any more', () => {
  expect(rows.filter(({ id, isToCome }) => isToCome && tested.has(id)).map(({ id }) => id)).toEqual([])
})

test('every id in code, tests and documents has a row', { tags: 'long' }, () => {
  const known = new Set(rows.map(({ id }) => id))
  const named = idsIn(found(`\\b(${groups.join('|')})-[0-9]+\\b`, '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', ':!lint'))
  expect([...named].filter((id) => groups.includes(id.slice(0, 2)) && !known.has(id))).toEqual([])
})
