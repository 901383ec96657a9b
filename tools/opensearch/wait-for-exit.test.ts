import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { waitForExit } from './wait-for-exit.ts'

const node = (url: string, script = 'setInterval(() => {}, 1000)') => ({
  url,
  log: `/data/${url}/output.log`,
  process: spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
})

test('a node that ends unexpectedly is reported with its exit and its log, and fails the command', {
  tags: 'long',
}, async () => {
  const nodes = [node('one'), node('two', 'process.exit(3)')]
  const lines: string[] = []
  const ended = waitForExit(nodes, new AbortController().signal, (line) => lines.push(line))
  nodes[0]?.process.kill('SIGKILL')
  expect(await ended).toBe(1)
  expect(lines.sort()).toEqual([
    'The node of one ended (signal SIGKILL). Its log: /data/one/output.log',
    'The node of two ended (exit code 3). Its log: /data/two/output.log',
  ])
})

test('stopped nodes are no failure', async () => {
  const nodes = [node('one')]
  const asked = new AbortController()
  const lines: string[] = []
  const ended = waitForExit(nodes, asked.signal, (line) => lines.push(line))
  asked.abort()
  nodes[0]?.process.kill()
  expect([await ended, lines]).toEqual([0, []])
})
