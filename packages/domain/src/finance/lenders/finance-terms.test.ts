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
