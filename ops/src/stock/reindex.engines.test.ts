import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { deleteIndex, listIndices, stockAlias } from '@forecourt/stock-search/opensearch/index/stock-indices'
import { testEngines } from '@forecourt/stock-search/opensearch/testing/test-engines'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stockCommand } from './stock-command.ts'

const { connection } = testEngines()
withLocalTables()
const output: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const { index } of await listIndices(connection, stockAlias)) await deleteIndex(connection, index)
})

const close = vi.fn(async () => {})
const here = async () => ({ kind: 'here', dataDir: '', releasesDir: '', close }) as const

async function said(...args: string[]): Promise<string> {
  output.length = 0
  await stockCommand(here).parseAsync(['reindex', ...args], { from: 'user' })
  return output.join('\n')
}

test('[IN-3] the command builds an index of the stock, compares it for the deployed sites, and rolls back', async () => {
  await writeSite(testSite())
  const first = /^Building (stock-\d+)/.exec(await said())?.[1]
  expect(output.at(-1)).toMatch(new RegExp(`^${first} is in use after`))
  expect(await said()).toContain('\nThe sample searches of 1 site have equal answers.\n')
  expect(output.at(-1)).toContain(`${first} is kept for a rollback.`)
  expect(await said('--rollback')).toBe(`${first} is in use again.`)
  expect(process.exitCode ?? 0).toBe(0)
  expect(close).toHaveBeenCalledTimes(3)
})
