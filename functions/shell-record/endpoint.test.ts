import { readShell } from '@forecourt/lambda-kit/shell-record'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellRecord } from './endpoint.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const Shared = { react: '19.3.0', '@forecourt/shell-api': '1.0.0' }
const stack = 'forecourt-dev-platform'

test('[MF-5] what the shell of a deployed platform shares is known, and goes with the next one only', async () => {
  expect(await shellRecord(customResourceEvent({ stack, properties: { Shared } }))).toBe('shell')
  expect(await readShell()).toEqual(Shared)
  const newer = { ...Shared, react: '20.0.0' }
  await shellRecord(customResourceEvent({ stack, type: 'Update', properties: { Shared: newer } }))
  await shellRecord(customResourceEvent({ stack, type: 'Delete', id: 'shell', properties: { Shared } }))
  expect(await readShell()).toEqual(newer)
})

test("[MF-5] no squad's and no tenant's stack says what the shell shares", async () => {
  const event = customResourceEvent({ stack: 'forecourt-dev-remote-search', properties: { Shared } })
  await expect(shellRecord(event)).rejects.toThrow('The stack forecourt-dev-remote-search has no shell.')
})
