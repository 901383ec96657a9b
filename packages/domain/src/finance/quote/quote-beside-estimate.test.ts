import { expect, test } from 'vitest'
import { defaultLoan } from './loan.ts'
import { quoteTitle, showsQuote } from './quote-beside-estimate.ts'

const car = { price: 36_990, term: 5 }
const loan = { ...defaultLoan, price: 36_990 }
const usual = { hasEstimate: true, loan, car, hasChosenCredit: false }

test.each([
  ['begins with the advertised figure alone', {}, false],
  ['that says another price', { loan: { ...loan, price: 35_000 } }, true],
  ['that says another term', { loan: { ...loan, term: 7 } }, true],
  ['of a car that is advertised over seven years', { car: { ...car, term: 7 }, loan: { ...loan, term: 7 } }, false],
  ['of a car that is advertised over 4.5 years', { car: { ...car, term: 4.5 } }, false],
  ['that names the default credit history', { hasChosenCredit: true }, true],
  ['about a car that is not advertised by the week', { hasEstimate: false }, true],
  ['about no car', { hasEstimate: false, car: undefined, loan: defaultLoan }, true],
])('[FQ-4] [FQ-5] a form %s: %j', (_, changes, expected) => expect(showsQuote({ ...usual, ...changes })).toBe(expected))

test('[FQ-5] the quote is called by the credit history that it is of', () =>
  expect(quoteTitle('POOR')).toBe('Lender’s quote for POOR credit'))
