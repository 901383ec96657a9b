import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { readShellModules } from '@forecourt/releases/records/shell-modules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeShellRecord } from './endpoint.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const Shared = { react: '19.3.0', '@forecourt/shell-api': '1.0.0' }
const stack = 'forecourt-dev-platform'

test('[MF-5] what the shell of a deployed platform shares is known, and goes with the next one only', async () => {
  expect(await writeShellRecord(customResourceEvent({ stack, properties: { Shared } }))).toBe('shell')
  expect(await readShellModules()).toEqual(Shared)
  const newer = { ...Shared, react: '20.0.0' }
  await writeShellRecord(customResourceEvent({ stack, type: 'Update', properties: { Shared: newer } }))
  await writeShellRecord(customResourceEvent({ stack, type: 'Delete', id: 'shell', properties: { Shared } }))
  expect(await readShellModules()).toEqual(newer)
})

test("[MF-5] no squad's and no tenant's stack says what the shell shares", async () => {
  const event = customResourceEvent({ stack: 'forecourt-dev-remote-search', properties: { Shared } })
  await expect(writeShellRecord(event)).rejects.toThrow('The stack forecourt-dev-remote-search has no shell.')
})
