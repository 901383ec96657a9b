import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, 'run-pool.mjs')
const run = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

test('a pool that passes exits with 0, and its commands run at the same time', () => {
  // Each waits for the file of the other.
  const meet = (own: string, other: string) =>
    `cd "$TMPDIR" && touch pool-${own} && until [ -e pool-${other} ]; do sleep 0.02; done`
  expect(run('2', meet('one', 'two'), meet('two', 'one')).status).toBe(0)
})

test('a command that fails ends no other, is named last, and its lines are together, the second time before the table', () => {
  const { status, lines } = run('2', 'echo a; sleep 0.1; echo b >&2; exit 3', 'echo c', 'echo d')
  expect(status).toBe(1)
  expect(lines.lastIndexOf('b')).toBeGreaterThan(lines.lastIndexOf('d'))
  expect(lines.slice(lines.indexOf('a'), lines.indexOf('a') + 2)).toEqual(['a', 'b'])
  expect(lines).toEqual(expect.arrayContaining(['c', 'd']))
  expect(lines.at(-1)).toMatch(/^✗ .*echo a;.* \(exit code 3\)$/)
})

test('a command of two slots runs beside no other, where there are two', () => {
  const isAlone = 'cd "$TMPDIR" && mkdir pool-alone && sleep 0.1 && rmdir pool-alone'
  expect(run('2', isAlone, `2*${isAlone}`, isAlone).status).toBe(0)
})

test('a command that takes no slot runs beside those that take all', () => {
  const meet = (own: string, other: string) =>
    `cd "$TMPDIR" && touch beside-${own} && until [ -e beside-${other} ]; do sleep 0.02; done`
  expect(run('1', `0*${meet('one', 'two')}`, meet('two', 'one')).status).toBe(0)
})

test.each(['', '0 true', '1.5 true', 'npm test', '2', '2 3*true'])('“%s” is refused', (text) => {
  expect(run(...text.split(' '))).toEqual({ status: 2, lines: [''] })
})

test('no more commands run at the same time than asked', () => {
  expect(run('1', 'echo first', 'echo second').lines.filter((line) => /^[▶✓]|^(first|second)$/.test(line))).toEqual([
    '▶ echo first',
    'first',
    expect.stringMatching(/^✓ +0 s {2}echo first$/),
    '▶ echo second',
    'second',
    expect.stringMatching(/^✓ +0 s {2}echo second$/),
    expect.stringMatching(/^✓ +0 s {2}echo first$/),
    expect.stringMatching(/^✓ +0 s {2}echo second$/),
  ])
})
