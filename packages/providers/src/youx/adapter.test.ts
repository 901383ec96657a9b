import { afterEach, expect, test, vi } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createYouxProvider } from './adapter.ts'
import type { YouxCustomer, YouxQuoteInput } from './port.ts'
import { parseRedirect } from './redirect.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createYouxProvider({ url: server.url, secret: 'sandbox-key', redirectHosts: [new URL(server.url).host], calls })

/** The lender's next answer. */
const answersOnce = (status: number, body: object = {}) =>
  vi
    .spyOn(sandbox, 'listener')
    .mockImplementationOnce((_, response) => void response.writeHead(status).end(JSON.stringify(body)))
afterEach(() => void vi.restoreAllMocks())

const loan: YouxQuoteInput = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 36_990,
  loanTerm: 5,
  whoIsHelping: 'Sam',
}
const customer: YouxCustomer = {
  data: {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 36_990,
    loanTerm: 5,
    year: 2025,
    vin: 'JHMRS1234',
    nvic: 'ABC123',
    phoneNumber: '0491570156',
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya.nair@shopper.example',
    subscribe: false,
    postCode: '2100',
  },
  additionalData: { car_id: 'v1' },
  idempotencyKey: 'customer-key-0001',
}

test('[FQ-4] a quote is an annuity by credit band, the same every time', async () => {
  const quotes = await Promise.all(
    (['GREAT', 'GREAT', 'DECENT', 'POOR'] as const).map((band) =>
      provider().quote({ ...loan, selfAssessedCreditScore: band }),
    ),
  )
  expect(quotes[0]).toEqual(quotes[1])
  expect(quotes.map(({ advertisedRate }) => advertisedRate)).toEqual([7.49, 7.49, 9.99, 14.95])
  const weekly = quotes.map(({ weeklyRepaymentAmount }) => weeklyRepaymentAmount)
  expect(weekly).toEqual(weekly.toSorted((a, b) => a - b))
  expect(weekly[0]).toBeCloseTo(153.6, 1)
})

test('[FQ-14] the comparison rate of a quote is of its own loan', async () => {
  const rateOf = async (change: object) => (await provider().quote({ ...loan, ...change })).comparisonRate
  // =IRR of what is paid, with $395 first and $8 a month, × 52.18.
  expect(await rateOf({ purchasePrice: 46_990 })).toBe(8.32)
  expect(await rateOf({ purchasePrice: 36_990 })).toBe(8.54)
  expect(await rateOf({ purchasePrice: 36_990, loanTerm: 7 })).toBe(8.38)
  expect(await rateOf({ purchasePrice: 36_990, selfAssessedCreditScore: 'POOR' })).toBe(16.01)
})

test('[FQ-14] a quote has the terms that it holds by', async () => {
  expect(await provider().quote({ ...loan, loanTerm: 7 })).toMatchObject({
    ...{ loanTerm: 7, deposit: 3699, finalPayment: 0 },
  })
})

test.each([
  [{}, {}],
  [
    { loanTerm: 5, deposit: 0, finalPayment: 9597 },
    { loanTerm: 5, deposit: 0, finalPayment: 9597 },
  ],
  [{ finalPayment: 'thirty percent' }, 'malformed'],
  [{ loanTerm: 0 }, 'malformed'],
])('[FQ-14] the terms %j of an answer are read as %j', async (terms, read) => {
  const figures = { weeklyRepaymentAmount: 102.38, advertisedRate: 7.49, comparisonRate: 8.32 }
  answersOnce(200, { ...figures, ...terms })
  const answer = provider({ maxRetries: 0 }).quote(loan)
  if (typeof read === 'string') await expect(answer).rejects.toMatchObject({ reason: read })
  else expect(await answer).toEqual({ ...figures, ...read })
})

test('[FQ-10] a customer has all that was sent, and a page of the lender to go on to', async () => {
  const { redirectUrl } = await provider().createCustomer(customer)
  const { data, additionalData } = customer
  expect(sandbox.inbox()).toMatchObject([{ kind: 'customer', data, additionalData }])
  expect(redirectUrl).toMatch(new RegExp(`^${server.url}/apply/[0-9a-f]{16}$`))
  expect(await (await fetch(redirectUrl)).text()).toContain('Demonstration lender')
})

const faults = [
  ['slow', 'timeout'],
  ['rejected', 'rejected'],
  ['refused', 'refused'],
  ['throttled', 'throttled'],
  ['error', 'unavailable'],
  ['malformed', 'malformed'],
  ['error-field', 'rejected'],
  ['hang-up', 'unavailable'],
] as const

test.each(faults)('fault %s is %s for both calls, without personal data', async (fault, reason) => {
  sandbox.setFault(fault)
  const calls = { deadlineMs: fault === 'slow' ? 100 : 30_000, maxRetries: 0 }
  const both = [() => provider(calls).quote(loan), () => provider(calls).createCustomer(customer)]
  for (const call of both) {
    const error: unknown = await call().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ProviderError', reason })
    expect(String(error)).not.toMatch(/Priya|Pat|0491|shopper/)
  }
  expect(sandbox.inbox()).toEqual([])
})

test.each([
  ['lost-answer', 'unavailable'],
  ['lying-redirect', 'malformed'],
  ['no-redirect', 'malformed'],
] as const)(
  'after %s the customer exists, the call fails as %s, and the same key makes no second one',
  async (fault, reason) => {
    sandbox.setFault(fault)
    await expect(provider().createCustomer(customer)).rejects.toMatchObject({ reason })
    sandbox.setFault(null)
    await provider().createCustomer(customer)
    expect(sandbox.inbox()).toHaveLength(1)
  },
)

test('a delayed answer within the deadline is an answer', { tags: 'long' }, async () => {
  sandbox.setFault('delayed')
  expect(await provider().quote(loan)).toMatchObject({ advertisedRate: 7.49 })
})

test('a quote that failed once is asked for again; a customer is not', { tags: 'long' }, async () => {
  answersOnce(503)
  expect(await provider().quote(loan)).toMatchObject({ advertisedRate: 7.49 })
  answersOnce(503)
  await expect(provider().createCustomer(customer)).rejects.toMatchObject({ reason: 'unavailable' })
})

test('a redirect is followed nowhere', async () => {
  vi.spyOn(sandbox, 'listener').mockImplementationOnce(
    (_, response) => void response.writeHead(307, { location: `${server.url}/quote` }).end(),
  )
  await expect(provider({ maxRetries: 0 }).quote(loan)).rejects.toMatchObject({ reason: 'unavailable' })
})

test('after repeated failures YouX is not called', async () => {
  sandbox.setFault('error')
  const youx = provider({ maxRetries: 0, failuresToOpen: 2 })
  for (const reason of ['unavailable', 'unavailable', 'circuit-open'])
    await expect(youx.quote(loan)).rejects.toMatchObject({ reason })
})

test.each([
  { ...loan, purchasePrice: 9999 },
  { ...loan, purchasePrice: 200_001 },
  { ...loan, loanTerm: 0 },
  { ...loan, loanTerm: 8 },
])('%j is refused without a request', async (input) => {
  await expect(provider().quote(input)).rejects.toMatchObject({ reason: 'rejected' })
  expect(sandbox.inbox()).toEqual([])
})

test.each([
  'http://lender.example/apply',
  'https://lender.example.evil.test/apply',
  'https://evil.test/?lender.example',
  'https://user:secret@lender.example/apply',
  'https://lender.example:8443/apply',
  'https://evil.test@lender.example/',
  'javascript:alert(1)',
  '//lender.example/apply',
  '/apply',
  '',
])('[FQ-9] a redirect to %j is refused', (address) => {
  expect(() => parseRedirect(address, ['lender.example'])).toThrow(/not allowed/)
})

test('[FQ-9] a redirect to an allowed host passes', () => {
  expect(parseRedirect('https://LENDER.example/apply?id=1', ['lender.example'])).toBe(
    'https://lender.example/apply?id=1',
  )
})
