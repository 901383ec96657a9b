import { expect, test } from 'vitest'
import { centsOf, centsText, checkInvoice, tidyInvoiceNumber } from './check-invoice.ts'

const open = { dueCents: 125_000, isPaid: false }

test.each([
  ['confirmed', open, 125_000],
  ['other-amount', open, 124_999],
  ['other-amount', open, 12_500_000],
  ['unknown', undefined, 125_000],
  ['paid', { dueCents: 0, isPaid: true }, 125_000],
  ['paid', { dueCents: 125_000, isPaid: true }, 125_000],
] as const)('[RT-21] an invoice is %s', (outcome, invoice, cents) => {
  expect(checkInvoice(invoice, cents)).toBe(outcome)
})

test.each([
  ['$1,250', 125_000],
  ['1250.5', 125_050],
  [' 1 250.50 ', 125_050],
  ['0.05', 5],
  ['1.234', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12345678', undefined],
  ['', undefined],
])('[RT-21] the amount %j is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test('an amount has its cents, and a number no spaces', () => {
  expect([centsText(125_050), centsText(5), tidyInvoiceNumber(' inv-10 01')]).toEqual([
    '$1,250.50',
    '$0.05',
    'INV-1001',
  ])
})
