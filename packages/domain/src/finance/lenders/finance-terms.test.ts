import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { expect, test } from 'vitest'
import { exampleRate } from './example-rate.ts'
import { financeDisclaimer, financeTerms } from './finance-terms.ts'

const settings = (fields: object = {}) => financeSettings.public.finance.parse(fields)

const disclosed = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 912.25 }

test.each([
  [6.29, 3.81, disclosed],
  [8.19, 5.92, { establishment: 1300, monthly_account: 5 }],
])(
  '[FE-7] a display states the configured comparison rate %s%, 5 years and $30,000, which %s% interest and the fees make',
  (comparison_rate, interest_rate, fees) => {
    const finance = settings({ fees, example: { interest_rate, comparison_rate } })
    expect(financeTerms(finance)[0]).toBe(
      `Comparison rate ${comparison_rate}% a year, based on a 5-year loan of $30,000 at ${interest_rate}% interest, repaid weekly.`,
    )
    const { example } = finance
    expect(example && exampleRate({ fees: finance.fees, example }).toFixed(2)).toBe(comparison_rate.toFixed(2))
  },
)

const example = 'omparison rate 6.29% a year, based on a 5-year loan of $30,000 at 3.81% interest, repaid weekly.'
test.each([
  ['no loan', undefined, [`C${example}`]],
  ['the example itself', { interestRate: 3.81, comparisonRate: 6.2912 }, [`C${example}`]],
  [
    'a loan of other rates',
    { interestRate: 4.06, comparisonRate: 6.26 },
    ['The comparison rate of this loan is 6.26%, at 4.06% interest.', `For another loan, as an example: c${example}`],
  ],
  [
    'the example’s interest rate for another amount',
    { interestRate: 3.81, comparisonRate: 5.94 },
    ['The comparison rate of this loan is 5.94%, at 3.81% interest.', `For another loan, as an example: c${example}`],
  ],
])('[FE-7] under %s a second rate is called what it is', (_, loan, expected) => {
  const finance = settings({ example: { interest_rate: 3.81, comparison_rate: 6.29 } })
  expect(financeTerms(finance, loan)).toEqual(expected)
  expect(financeTerms(settings(), loan)).toEqual([])
})

test('[FE-7] the fees that are configured are disclosed, and only these', () => {
  expect(financeTerms(settings({ fees: disclosed }))).toEqual([
    'Fees: establishment $395, security registration $6, monthly account fee $8, agency fee $912.25.',
  ])
  expect(financeTerms(settings({ fees: { monthly_account: 8 } }))).toEqual(['Fees: monthly account fee $8.'])
  expect(financeTerms(settings())).toEqual([])
})

test('[VD-17] a disclaimer shows its first 197 characters', () => {
  const long = 'x'.repeat(197) + 'y'.repeat(300)
  expect(financeDisclaimer(long)).toEqual({ text: 'x'.repeat(197), rest: 'y'.repeat(300) })
  expect(financeDisclaimer('x'.repeat(197))).toEqual({ text: 'x'.repeat(197) })
})
