import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measuredCommit } from './saved-results.ts'

test('the measured commit is the last one, beside newer results, and refused beside changed sources', {
  tags: 'long',
}, ({ onTestFinished }) => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-commit-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com']
  git('init', '-q')
  write('bench/src/main.ts', '1')
  write('bench/results/search.json', '{}')
  git('add', '.')
  git(...identity, 'commit', '-qm', 'bench: add')
  write('bench/results/search.json', '{"bench":"search"}')
  expect(measuredCommit(join(root, 'bench/src'))).toBe(git('rev-parse', '--short=8', 'HEAD'))
  write('bench/src/main.ts', '2')
  expect(() => measuredCommit(join(root, 'bench/src'))).toThrow('Commit your changes first')
})
