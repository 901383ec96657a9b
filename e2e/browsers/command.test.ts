import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { help, readCommand } from './command.ts'
import { engineNames } from './driver/driver.ts'

test('all engines run where none is named, and a pattern is not an engine', () => {
  expect(readCommand([])).toEqual({ isHelp: false, engines: engineNames, options: [] })
  expect(readCommand(['webkit', '-t', 'chromium', '--bail', '1'])).toEqual({
    ...{ isHelp: false, engines: ['webkit'] },
    options: ['-t', 'chromium', '--bail=1'],
  })
})

test.each([
  [['--nope'], "Unknown option '--nope'."],
  [['webkit', '--nope=3'], "Unknown option '--nope'."],
  [['safari'], 'There is no engine "safari".'],
  [['--bail', 'x'], '--bail is "x": it must be a whole number'],
])('%j is refused', (args, message) => {
  expect(() => readCommand(args)).toThrow(message)
})

test('what is refused is named, with the usage, before anything is built', { tags: 'long' }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--nope'], {
    encoding: 'utf8',
    // Where it is not refused, no platform is built and no journey begins: nothing answers there.
    env: { ...process.env, JOURNEY_PORT: '1' },
    timeout: 30_000,
  })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^Unknown option '--nope'\./)
  expect(stderr).toContain(help)
})
