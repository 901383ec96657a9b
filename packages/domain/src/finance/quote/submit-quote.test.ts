import type { QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import { describe, expect, test } from 'vitest'
import { type SubmitCalls, submitQuote } from './submit-quote.ts'

const url = 'https://lender.example/apply'
const down = new Error('down')

/** A shopper's tab: what it stored, and the calls that it made. */
function tab(plan: { lead?: unknown[]; customer?: unknown[] } = {}) {
  let progress: QuoteProgress = {}
  let count = 0
  const leads: string[] = []
  const customers: string[] = []
  const next = (list: unknown[] | undefined) => list?.shift()
  const calls: SubmitCalls = {
    newKey: () => `key-${++count}`,
    async sendLead(key) {
      leads.push(key)
      const failure = next(plan.lead)
      if (failure) throw failure
    },
    async createCustomer(key) {
      customers.push(key)
      const failure = next(plan.customer)
      if (failure instanceof Error) throw failure
      if (failure === 'sold') return { unavailable: 'sold' }
      return failure ? { error: String(failure) } : { redirectUrl: url }
    },
    describe: (error) => ({
      detail: error === down ? 'Try again.' : undefined,
      isUnverified: error instanceof Error && error.message === '401',
    }),
  }
  const submit = (content = 'a loan', identity = 'Priya') =>
    submitQuote({ identity, content, progress, save: (next) => (progress = next) }, calls)
  return { submit, leads, customers, progress: () => progress }
}

test('[FQ-9] lead and customer are sent at once, and success goes to redirectUrl', async () => {
  const { submit, leads, customers } = tab()
  expect(await submit()).toEqual({ kind: 'redirect', url })
  expect([leads, customers]).toEqual([['key-1'], ['key-2']])
})

describe('[FQ-9] [FQ-15] each failure stops with its message, and only what failed is sent again', () => {
  test.each([
    ['the lead', { lead: [down] }, [{ message: 'Lead submission failed', detail: 'Try again.' }], 2, 1],
    [
      'the customer’s request',
      { customer: [down] },
      [{ message: 'Failed to create YouX customer', detail: 'Try again.' }],
      1,
      2,
    ],
    [
      'the provider',
      { customer: ['Failed to create YouX customer'] },
      [{ message: 'Failed to create YouX customer' }],
      1,
      2,
    ],
    [
      'the redirect',
      { customer: ['Failed to create customer or no redirect URL received.'] },
      [{ message: 'Failed to create customer or no redirect URL received.' }],
      1,
      2,
    ],
    [
      'both',
      { lead: [down], customer: [down] },
      [
        { message: 'Lead submission failed', detail: 'Try again.' },
        { message: 'Failed to create YouX customer', detail: 'Try again.' },
      ],
      2,
      2,
    ],
  ])('%s', async (_, plan, problems, ...counts) => {
    const { submit, leads, customers } = tab(plan)
    expect(await submit()).toEqual({ kind: 'failed', problems })
    expect(await submit()).toEqual({ kind: 'redirect', url })
    expect([leads.length, customers.length]).toEqual(counts)
    expect([new Set(leads).size, new Set(customers).size]).toEqual([1, 1])
  })
})

test('a session that is over asks for a code, and the lead that went out is not sent again', async () => {
  const { submit, leads } = tab({ customer: [new Error('401')] })
  expect(await submit()).toEqual({ kind: 'unverified' })
  expect(await submit()).toEqual({ kind: 'redirect', url })
  expect(leads).toHaveLength(1)
})

test('[VD-14] a car that is sold meanwhile stops it, whatever became of the lead, and without the car it continues', async () => {
  const { submit, leads, customers } = tab({ customer: ['sold'], lead: [down] })
  expect(await submit('with the car')).toEqual({ kind: 'unavailable', status: 'sold' })
  expect(await submit('without it')).toEqual({ kind: 'redirect', url })
  expect([new Set(leads).size, new Set(customers).size]).toEqual([1, 2])
})

test('another loan after a failure is another customer and the same lead; another shopper is another lead', async () => {
  const { submit, leads, customers } = tab({ customer: [down] })
  await submit()
  await submit('another loan')
  expect([leads, new Set(customers).size]).toEqual([['key-1'], 2])
  await submit('another loan', 'Jane')
  expect(leads).toHaveLength(2)
})

test('keys are stored before anything is sent, so that a reload in the middle continues with them', async () => {
  const stored: QuoteProgress[] = []
  const never = new Promise<never>(() => {})
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  void submitQuote(
    { identity: 'Priya', content: 'a loan', progress: {}, save: (progress) => stored.push(progress) },
    {
      newKey: () => 'key',
      sendLead: () => {
        resolve()
        return never
      },
      createCustomer: () => never,
      describe: () => ({}),
    },
  )
  await begun
  expect(stored).toEqual([
    { lead: { identity: 'Priya', key: 'key', isSent: false }, customer: { content: 'a loan', key: 'key' } },
  ])
})
