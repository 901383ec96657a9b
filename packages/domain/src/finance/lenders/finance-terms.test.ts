import { financeSettings } from '@forecourt/contracts/site/finance'
import { expect, test } from 'vitest'
import { financeDisclaimer, financeTerms } from './finance-terms.ts'

const settings = (fields: object = {}) => financeSettings.public.finance.parse(fields)

test.each([6.29, 8.19])(
  '[FE-7] a display states the configured comparison rate %s%, 5 years and $30,000',
  (comparison_rate) => {
    expect(financeTerms(settings({ example: { comparison_rate } }))).toEqual([
      `Comparison rate ${comparison_rate}% a year, based on a 5-year loan of $30,000.`,
    ])
  },
)

test('[FE-7] the fees that are configured are disclosed, and only these', () => {
  const fees = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 912.25 }
  expect(financeTerms(settings({ fees }))).toEqual([
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
