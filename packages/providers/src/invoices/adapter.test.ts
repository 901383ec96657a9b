import { expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createInvoiceProvider } from './adapter.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const find = (number: string, calls: CallSettings = { maxRetries: 0 }) =>
  createInvoiceProvider({ apiKey: 'sandbox', url: server.url, calls }).findInvoice({ dealership: 'north gate', number })

test('[RT-21] an invoice is found by its number at its dealership, with what is due', async () => {
  expect(await find('INV-1002')).toEqual({ number: 'INV-1002', dueCents: 48_250, isPaid: false })
  expect(await find('INV-1004')).toEqual({ number: 'INV-1004', dueCents: 0, isPaid: true })
  expect(await find('INV-9')).toBeUndefined()
  expect(sandbox.inbox()[0]).toMatchObject({ path: '/v1/dealerships/north%20gate/invoices/INV-1002' })
})

test.each([
  ['slow', 'timeout'],
  ['down', 'unavailable'],
  ['malformed', 'malformed'],
  ['lying', 'malformed'],
  ['wrong-key', 'refused'],
] as const)('a system that is %s is %s', async (fault, reason) => {
  sandbox.setFault(fault)
  await expect(find('INV-1001', { maxRetries: 0, deadlineMs: 300 })).rejects.toMatchObject({ reason })
})

test('a number that is none reaches no system', async () => {
  for (const number of ['', '../../secrets', 'inv 1', 'A'.repeat(41)]) await expect(find(number)).rejects.toThrow()
  expect(sandbox.inbox()).toEqual([])
})
