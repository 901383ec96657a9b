import { expect, test } from 'vitest'
import { instantQuoteRequest } from './instant-quote.ts'

test('[FE-4] a car with a price is quoted over 5 years', () => {
  expect(instantQuoteRequest({ price: 46_990, year: 2023, vin: 'JTM123', nvic: 'ABC01' }, false)).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 46_990,
    loanTerm: 5,
    year: 2023,
    vin: 'JTM123',
    nvic: 'ABC01',
  })
})

test.each([undefined, 0, -5, Number.NaN, 9000, 200_001])('[FE-4] a price of %s is not', (price) => {
  expect(instantQuoteRequest({ price }, false)).toBeUndefined()
})

test('[FE-4] a car that has a quote is not quoted again', () => {
  expect(instantQuoteRequest({ price: 46_990 }, true)).toBeUndefined()
})
