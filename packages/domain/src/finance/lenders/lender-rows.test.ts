import { expect, test } from 'vitest'
import { lenderOf, lenderRows } from './lender-rows.ts'

const lender = {
  lender: 'acme',
  ...{ deposit: 3599, termYears: 5, interestRate: 7.49, comparisonRate: 8.32, establishmentFees: 1360.5 },
  ...{ paymentWeek: 143.2, totalPayable: 40_831, balloon: 9000 },
}

test('[FE-6] a lender is shown with rates, term, deposit, fee, repayment, balloon and total', () => {
  expect(lenderRows(lender).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Interest rate: 7.49% a year',
    'Comparison rate: 8.32% a year',
    'Term: 5 years',
    'Deposit: $3,599',
    'Establishment fee: $1,360.50',
    'Weekly repayment: $143.20 a week',
    'Final payment (balloon): $9,000',
    'Total payable: $40,831',
  ])
})

test('[FE-6] what a lender does not say has no row, but for the terms that its repayment holds by', () => {
  const rows = lenderRows({ lender: 'acme', deposit: 0, establishmentFees: 0, paymentMonth: 620.06, termMonths: 12 })
  expect(rows.map(({ detail }) => detail)).toEqual(['1 year', '$0', '$0', '$620.06 a month', 'None'])
  expect(lenderRows({ lender: 'acme', deposit: 0, establishmentFees: 0 })[0]?.detail).toBe('5 years')
})

test('[FE-6] the lender of an estimate is the one with its rates', () => {
  const other = { ...lender, lender: 'other', comparisonRate: 9 }
  expect(lenderOf([other, lender], { interest_rate: 7.49, comparison_rate: 8.32 })).toBe(lender)
  expect(lenderOf([other], { interest_rate: 7.49, comparison_rate: 8.32 })).toBeUndefined()
})
