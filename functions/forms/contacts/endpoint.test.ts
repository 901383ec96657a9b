import { testSite } from '@forecourt/contracts/testing/test-site'
import * as items from '@forecourt/lambda-kit/data/items'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const [known, unknown] = ['+61491570006', '+61491570110']

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  await putItem('contacts', {
    tenant: 'northgate',
    contact: `${known}#lead-1`,
    lead_id: 'lead-1',
    category: 'General Enquiry',
    created_at: '2026-11-01T00:00:00.000Z',
  })
})
afterEach(() => vi.restoreAllMocks())

const ask = (phone: string, asked: { session?: string; tenant?: string } = {}) => {
  const query = new URLSearchParams({ phone_number: phone }).toString()
  return askHandler(handler, { route: '/api/check-if-contact-exists', query, ...asked })
}

test('[FQ-12] a shopper is answered whether the dealer knows the number that they verified', async () => {
  const session = await startSession('northgate', known)
  expect((await ask('0491 570 006', { session })).body).toEqual({
    data: { exists: true },
    error: null,
  })
  const other = await startSession('northgate', unknown)
  expect((await ask(unknown, { session: other })).body).toEqual({
    data: { exists: false },
    error: null,
  })
})

test('[FQ-12] what is no number is answered with an error', async () => {
  expect((await ask('unknown')).body).toEqual({
    data: null,
    error: 'Enter an Australian mobile number, such as 0491 570 006.',
  })
})

test('[FQ-12] everybody else gets the same answer, to the byte, for known and unknown numbers', async () => {
  const other = await startSession('northgate', '+61491570999')
  for (const visitor of [{}, { session: other }, { session: 'x'.repeat(43) }, { tenant: 'harbourside' }])
    expect(await ask(known, visitor)).toEqual(await ask(unknown, visitor))
})

test('[FQ-12] and the same work is done for it: no table of contacts or shoppers is asked', async () => {
  const query = vi.spyOn(items, 'queryItems')
  const work = []
  for (const phone of [known, unknown]) {
    const reads = vi.spyOn(items, 'getItem')
    await ask(phone)
    work.push(reads.mock.calls.map(([table]) => table))
    reads.mockRestore()
  }
  expect(work[0]).toEqual(work[1])
  expect(query).not.toHaveBeenCalled()
})

test('[TN-10] a number that one dealer knows is unknown to another, also to its own shopper', async () => {
  const session = await startSession('harbourside', known)
  expect((await ask(known, { session, tenant: 'harbourside' })).body.data).toEqual({ exists: false })
  const fromHere = await startSession('northgate', known)
  expect((await ask(known, { session: fromHere, tenant: 'harbourside' })).body.data).toBeNull()
})

/** How likely a value of one sample is above one of the other: 0.5 where both are of the same distribution. */
function probabilityAbove(sample: readonly number[], other: readonly number[]): number {
  const wins = sample.flatMap((value) => other.map((against) => (value > against ? 1 : value === against ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

test('[FQ-12] how long it takes is of the same distribution for known and unknown numbers', {
  tags: 'long',
}, async () => {
  const durations: Record<string, number[]> = { [known]: [], [unknown]: [] }
  for (let round = 0; round < 300; round += 1)
    // In turns, so that a machine that gets slower does so for both.
    for (const phone of round % 2 ? [known, unknown] : [unknown, known]) {
      const startedAt = performance.now()
      await ask(phone)
      durations[phone]?.push(performance.now() - startedAt)
    }
  // Four standard deviations of two samples of 300 from one distribution.
  expect(Math.abs(probabilityAbove(durations[known] ?? [], durations[unknown] ?? []) - 0.5)).toBeLessThan(0.095)
})
