import { financeSettings } from '@forecourt/contracts/site/finance'
import { expect, test } from 'vitest'
import { financeTeaser } from '../finance-teaser.ts'
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

test('[VC-5] an estimate in words has its comparison rate beside the repayment', () => {
  const rates = { interest_rate: 7.49, comparison_rate: 8.3 }
  const comparison = '8.30% comparison rate'
  expect(financeTeaser({ weekly: 143.2, monthly: 620.06, ...rates })).toEqual({ repayment: '$143.20/week', comparison })
  expect(financeTeaser({ monthly: 1620.5, ...rates })).toEqual({ repayment: '$1,620.50/month', comparison })
})

test.each([
  [{ years: 5, deposit: 0, fee: 395 }, 'over 5 years, no deposit'],
  [{ years: 1, deposit: 3599 }, 'over 1 year, $3,599 deposit'],
  [{ years: 4.5, deposit: 1250.5, balloon: 9000 }, 'over 4.5 years, $1,250.50 deposit, $9,000 final payment'],
  [{ years: 240 / 52 }, 'over 4.6 years'],
])('[VC-5] an estimate by %j says that it is %s', (terms, assumes) => {
  const rates = { interest_rate: 7.49, comparison_rate: 8.3 }
  expect(financeTeaser({ weekly: 143.2, monthly: 620.06, ...rates, terms })).toMatchObject({ assumes })
})
