import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test.each([
  ['test.mjs', 'npm test'],
  ['check.mjs', 'npm run check'],
])('%s says how it is used, and runs nothing else', (script, command) => {
  const help = run(script, '--help')
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toMatch(new RegExp(`^Usage: ${command}`))
})

test.each([
  ['test.mjs', ['mfe-search']],
  ['test.mjs', ['--all', '--fast']],
  ['check.mjs', ['mfe-nobody']],
  ['check.mjs', ['docs']],
])('%s %j is refused with its usage', (script, args) => {
  const { status, stdout, stderr } = run(script, ...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/"(mfe-search|--fast|mfe-nobody|docs)"\.\n\nUsage: npm /)
})
