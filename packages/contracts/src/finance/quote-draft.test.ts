import { expect, test } from 'vitest'
import { quoteDraftSchema } from './quote-draft.ts'

const draft = {
  carId: 'v1',
  typed: { price: 30_000, term: 5, credit: 'GREAT' },
  values: {},
  phone: '0491 570 156',
  sent: { to: '0491 570 156', resendAtMs: 1_793_491_230_000 },
  step: 3,
  startedAt: 1_793_491_200_000,
  progress: {},
}
const withUrl = (redirectUrl: string) => ({ ...draft, progress: { customer: { content: 'c', key: 'k', redirectUrl } } })

test('[FQ-7] a draft keeps to whom a code was sent', () => {
  expect(quoteDraftSchema.parse(draft)).toEqual(draft)
})

test.each([
  ['https://lender.example/apply/1', true],
  ['http://localhost:4000/apply/1', true],
  ['http://lender.localhost/apply/1', true],
  ['http://127.0.0.1:4000/apply/1', true],
  ['http://lender.example/apply/1', false],
  ['http://localhost.lender.example/apply/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/apply/1', false],
])('[FQ-9] a shopper goes on to %s: %s', (url, isAllowed) => {
  expect(quoteDraftSchema.safeParse(withUrl(url)).success).toBe(isAllowed)
})
