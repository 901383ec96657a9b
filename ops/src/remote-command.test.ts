import { fixtureRemote } from '@forecourt/build/testing/fixture-remote'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { remoteCommand } from './remote-command.ts'

const remote = fixtureRemote()
let tables: Awaited<ReturnType<typeof startLocalTables>>
let connections = 0
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(async () => {
  remote.remove()
  await tables.close()
})

/** Runs `forecourt remote …` and returns what it printed. */
async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const close = async () => {
    connections -= 1
  }
  const connect = async () => {
    connections += 1
    return { releasesDir: remote.releasesDir, close }
  }
  try {
    await remoteCommand(connect).parseAsync(args, { from: 'user' })
    return lines.join('\n')
  } finally {
    log.mockRestore()
  }
}

test('[MF-3] a release is published, promoted, replaced and rolled back by command', async () => {
  expect(await run('publish', remote.folder)).toMatch(
    /^Published greeting 1\.0\.0: 5 files .*\nIt does not serve yet\./,
  )
  expect(await run('promote', 'mfe-greeting', '1.0.0')).toBe('greeting 1.0.0 serves now.')
  expect(await run('list')).toMatch(/greeting\n {2}● 1\.0\.0 /)
  expect(await run('publish', remote.folder)).toBe('Nothing changed since greeting 1.0.0: no new version.')

  remote.edit('src/hello-page.tsx', 'Hello', 'Welcome')
  const published = await run('publish', remote.folder, '--promote')
  expect(published).toMatch(/Published greeting 1\.0\.1:.*\ngreeting 1\.0\.1 serves now, in place of 1\.0\.0\./)
  expect(await run('list')).toMatch(/● 1\.0\.1.*\n {4}1\.0\.0/)
  expect(await run('rollback', 'greeting')).toBe('greeting 1.0.0 serves again, in place of 1.0.1.')
  expect(await run('promote', 'greeting', '1.0.0')).toBe('greeting 1.0.0 serves already.')
})

test.each([
  [['publish', 'mfe-nothing'], /^There is no remote mfe-nothing here\. Known: .*mfe-vehicle/],
  [['promote', 'nothing', '1.0.0'], /^There is no remote nothing here/],
  [['promote', 'greeting', '7.0.0'], /^greeting has no version 7\.0\.0\. Published: /],
  [['publish', remote.folder, '--version', '1.0.1'], /^greeting 1\.0\.1 is already published/],
  [['rollback', 'greeting'], /^greeting 1\.0\.0 is the first that served: there is nothing to roll back to\.$/],
])('%j says exactly what is wrong, and lets go of the tables', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
  expect(connections).toBe(0)
})
