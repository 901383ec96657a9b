import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { waitForExit } from './wait-for-exit.ts'

const node = (url: string, script = 'setInterval(() => {}, 1000)') => ({
  url,
  log: `/data/${url}/output.log`,
  process: spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
})

test('a node that ends unexpectedly is reported with its exit and its log, and fails the command', async () => {
  const nodes = [node('one'), node('two', 'process.exit(3)')]
  const told: string[] = []
  const ended = waitForExit(nodes, new AbortController().signal, (line) => told.push(line))
  nodes[0]?.process.kill('SIGKILL')
  expect(await ended).toBe(1)
  expect(told.sort()).toEqual([
    'The node of one ended (signal SIGKILL). Its log: /data/one/output.log',
    'The node of two ended (exit code 3). Its log: /data/two/output.log',
  ])
})

test('stopped nodes are no failure', async () => {
  const nodes = [node('one')]
  const asked = new AbortController()
  const told: string[] = []
  const ended = waitForExit(nodes, asked.signal, (line) => told.push(line))
  asked.abort()
  nodes[0]?.process.kill()
  expect([await ended, told]).toEqual([0, []])
})
