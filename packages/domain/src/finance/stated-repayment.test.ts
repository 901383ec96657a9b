import { describe, expect, test } from 'vitest'
import { financeTeaser } from './finance-teaser.ts'
import { repaymentOfQuote, repaymentWords } from './stated-repayment.ts'

const rates = { interest_rate: 7.49, comparison_rate: 8.3 }
const terms = { years: 5, deposit: 0, balloon: 0 }

test('[VC-5] an estimate in words has its comparison rate beside the repayment, and what both hold by', () => {
  const rest = {
    comparison: '8.30% comparison rate',
    assumes: 'over 5 years at 7.49% interest, no deposit, no final payment',
  }
  const shown = { monthly: 1620.5, ...rates, terms }
  expect(financeTeaser({ ...shown, weekly: 143.2 })).toEqual({ repayment: '$143.20/week', ...rest })
  expect(financeTeaser(shown)).toEqual({ repayment: '$1,620.50/month', ...rest })
  const withFees = { ...shown, terms: { ...terms, has_fees: true } }
  expect(financeTeaser(withFees).assumes).toBe(`${rest.assumes}, fees included`)
})

test.each([
  [{ years: 1, deposit: 3599, balloon: 0, fee: 395 }, 'over 1 year', '$3,599 deposit', 'no final payment'],
  [{ years: 4.5, deposit: 1250.5, balloon: 9000 }, 'over 4.5 years', '$1,250.50 deposit', '$9,000 final payment'],
  [{ years: 240 / 52, deposit: 0, balloon: 0.5 }, 'over 4.6 years', 'no deposit', '$0.50 final payment'],
])('[VC-5] an estimate by %j is %s, with %s and %s', (own, term, deposit, last) => {
  const { assumes } = financeTeaser({ weekly: 143.2, monthly: 620.06, ...rates, terms: own })
  expect(assumes).toBe(`${term} at 7.49% interest, ${deposit}, ${last}`)
})

describe('[FQ-14] a quote', () => {
  const quote = {
    ...{ weeklyRepaymentAmount: 102.38, advertisedRate: 7.49, comparisonRate: 8.32 },
    ...{ loanTerm: 7, deposit: 3199, finalPayment: 9597 },
  }

  test.each([
    [31_990, '$3,199 deposit (10%), $9,597 final payment (30%)'],
    [undefined, '$3,199 deposit, $9,597 final payment'],
  ])('of a price of %s stands with its own term, rate, %s', (price, sums) => {
    expect(repaymentWords(repaymentOfQuote(quote, price))).toEqual({
      repayment: '$102.38/week',
      comparison: '8.32% comparison rate',
      assumes: `over 7 years at 7.49% interest, ${sums}`,
    })
  })
})
