import { type FinanceLender, type FinanceProvider, financeProviders } from '@forecourt/contracts/finance/finance-lender'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { financeEstimate } from './finance-estimate.ts'
import { monthlyOf } from './frequency.ts'
import { shownLenders } from './lenders/lenders.ts'

const offer: FinanceLender = { interestRate: 7.49, comparisonRate: 8.32, paymentWeek: 143.2, paymentMonth: 620.05 }
const car = { year: 2021, make: 'Toyota', dealership_slug: 'northgate', price: 35_990, status: 'in_stock' }
type Changes = Partial<typeof car> & { lender?: Partial<FinanceLender> }

const ask = (provider: FinanceProvider, { lender, ...changes }: Changes = {}, rules: object = {}) =>
  financeEstimate(
    { ...car, ...changes, finance_lenders: { acme: { ...offer, financeProvider: provider, ...lender } } },
    testSite({ finance_provider: provider, finance_rules: { excluded_dealerships: [], ...rules } }),
    2026,
  )

describe('[FE-1] there is no estimate', () => {
  test.each<[string, Changes, object?]>([
    ['without an interest rate', { lender: { interestRate: undefined } }],
    ['without a comparison rate', { lender: { comparisonRate: undefined } }],
    ['for the one make that is configured', { make: 'TOYOTA' }, { excluded_make: 'Toyota' }],
    ['on a configured dealership', {}, { excluded_dealerships: ['northgate'] }],
  ])('%s, whatever the provider', (_, changes, rules) => {
    for (const provider of financeProviders) {
      expect(ask(provider)).toBeDefined()
      expect(ask(provider, changes, rules)).toBeUndefined()
    }
  })

  test('on a site without a provider, or of another provider’s lender', () => {
    const lenders = { acme: { ...offer, financeProvider: 'provider_b' } }
    const vehicle = { ...car, finance_lenders: lenders }
    expect(financeEstimate(vehicle, testSite({ finance_provider: null }), 2026)).toBeUndefined()
    expect(financeEstimate(vehicle, testSite({ finance_provider: 'provider_c' }), 2026)).toBeUndefined()
    expect(financeEstimate(vehicle, testSite({ finance_provider: 'provider_b' }), 2026)).toBeDefined()
  })
})

describe('[FE-2] by provider', () => {
  const none = undefined
  const differences = {
    'of the last year': { year: 2015 },
    'twelve years old': { year: 2014 },
    'of no known year': { year: none },
    'at 500 dollars': { price: 500 },
    'at 501 dollars': { price: 501 },
    'that is coming soon': { status: 'coming_soon' },
    'that is sold': { status: 'sold' },
    'without a weekly payment': { lender: { paymentWeek: none } },
    'without a monthly payment': { lender: { paymentMonth: none } },
  } satisfies Record<string, object>
  const refusedFor: Record<FinanceProvider, (keyof typeof differences)[]> = {
    provider_a: ['twelve years old', 'of no known year', 'at 500 dollars', 'that is coming soon', 'that is sold'],
    provider_b: ['that is coming soon', 'that is sold'],
    provider_c: ['that is coming soon', 'that is sold'],
    provider_d: ['at 500 dollars', 'that is coming soon', 'that is sold', 'without a weekly payment'],
    provider_e: ['at 500 dollars', 'that is coming soon', 'that is sold', 'without a weekly payment'],
    provider_f: ['at 500 dollars', 'that is coming soon', 'that is sold', 'without a weekly payment'],
    provider_g: ['at 500 dollars', 'that is coming soon', 'that is sold', 'without a monthly payment'],
  }
  test.each(financeProviders)('%s', (provider) => {
    const refused = Object.entries(differences).filter(([, changes]) => !ask(provider, changes as Changes))
    expect(refused.map(([name]) => name)).toEqual(
      Object.keys(differences).filter((name) => refusedFor[provider].some((own) => own === name)),
    )
  })
})

test('[FE-3] the monthly amount is the weekly one times 4.33', () => {
  expect(monthlyOf(143.2)).toBe(620.06)
  expect(monthlyOf(120.24)).toBe(520.64)
  expect(ask('provider_d')).toMatchObject({
    weekly: 143.2,
    monthly: 620.06,
    interest_rate: 7.49,
    comparison_rate: 8.32,
  })
  expect(ask('provider_g')).toEqual({
    monthly: 620.05,
    interest_rate: 7.49,
    comparison_rate: 8.32,
    terms: { years: 5, deposit: 0, balloon: 0 },
  })
})

test('[FE-5] the establishment fee is the provider’s, else the lender’s, else 0, and the deposit 0 by default', () => {
  const fees = (lender: string, own: Partial<FinanceLender> = {}) => {
    const [shown] = shownLenders({ [lender]: { ...offer, ...own } })
    return [shown?.establishmentFees, shown?.deposit]
  }
  expect(fees('provider_a', { establishmentFees: 5 })).toEqual([1300, 0])
  expect(fees('acme', { financeProvider: 'provider_b', establishmentFees: 5 })).toEqual([1360.5, 0])
  expect(fees('acme', { establishmentFees: 395, deposit: 3599 })).toEqual([395, 3599])
  expect(fees('acme')).toEqual([0, 0])
})

test('[FE-5] an estimate without a stored payment is computed with fee, deposit, term and balloon', () => {
  const none = { paymentWeek: undefined, interestRate: 0, termYears: 5, deposit: 1000 }
  expect(ask('provider_a', { lender: none })?.weekly).toBeCloseTo((35_990 - 1000 + 1300) / 260, 2)
  expect(ask('provider_b', { lender: { ...none, balloon: 10_000 } })?.weekly).toBeCloseTo(
    (35_990 - 1000 + 1360.5 - 10_000) / 260,
    2,
  )
  expect(ask('provider_b', { lender: none, price: 0 })).toBeUndefined()
})

test.each<[string, Partial<FinanceLender>, number]>([
  ['years', { termYears: 3 }, 156],
  ['months', { termMonths: 36 }, 156],
  ['weeks', { termWeeks: 130 }, 130],
  ['years before months', { termYears: 3, termMonths: 60 }, 156],
  ['months where the years are 0', { termYears: 0, termMonths: 36 }, 156],
  ['nothing, so 5 years', {}, 260],
])('[FE-5] a repayment is computed over a term in %s', (_, term, weeks) => {
  const lender = { paymentWeek: undefined, interestRate: 0, ...term }
  expect(ask('provider_b', { lender })?.weekly).toBeCloseTo((35_990 + 1360.5) / weeks, 2)
})

test('[VC-5] an estimate says what it assumes: term, deposit, balloon and the fee by the provider’s rules', () => {
  const terms = (provider: FinanceProvider, lender: Partial<FinanceLender>) => ask(provider, { lender })?.terms
  expect(terms('provider_d', {})).toEqual({ years: 5, deposit: 0, balloon: 0 })
  expect(terms('provider_d', { termMonths: 36, deposit: 3599, balloon: 9000, establishmentFees: 395 })).toEqual({
    years: 3,
    deposit: 3599,
    balloon: 9000,
    fee: 395,
  })
  expect(terms('provider_a', { termYears: 7, establishmentFees: 395 })).toEqual({
    years: 7,
    deposit: 0,
    balloon: 0,
    fee: 1300,
  })
})

describe('[FE-4] a stored quote', () => {
  const youxQuote = { weeklyRepaymentAmount: 182.4, advertisedRate: 7.95, comparisonRate: 8.81 }
  const quoted = { ...car, youxQuote }
  const estimate = {
    weekly: 182.4,
    monthly: 789.79,
    interest_rate: 7.95,
    comparison_rate: 8.81,
    terms: { years: 5, deposit: 3599, balloon: 0 },
  }
  const site = (provider: FinanceProvider | null, rules: object = {}) =>
    testSite({ finance_provider: provider, finance_rules: { excluded_dealerships: [], ...rules } })

  test('is the estimate where the provider takes one and none of its lenders has an offer', () => {
    const taking = financeProviders.filter((provider) => financeEstimate(quoted, site(provider), 2026))
    expect(taking).toEqual(['provider_d', 'provider_f'])
    expect(financeEstimate(quoted, site('provider_d'), 2026)).toEqual(estimate)
    const other = { ...quoted, finance_lenders: { acme: { ...offer, financeProvider: 'provider_a' } } }
    expect(financeEstimate(other, site('provider_d'), 2026)).toEqual(estimate)
    const own = { ...quoted, finance_lenders: { acme: { ...offer, financeProvider: 'provider_d' } } }
    expect(financeEstimate(own, site('provider_d'), 2026)?.weekly).toBe(143.2)
  })

  test('holds by the terms that it names, else by those that the site declares of its lender', () => {
    const terms = { deposit_percent: 20, final_payment_percent: 30 }
    const declaring = { ...site('provider_d'), quote: { link: '/finance' as const, ask_postcode: false, terms } }
    const own = { loanTerm: 4, deposit: 0, finalPayment: 500 }
    const termsOf = (youxQuote: object) => financeEstimate({ ...quoted, ...youxQuote }, declaring, 2026)?.terms
    expect(termsOf({})).toEqual({ years: 5, deposit: 7198, balloon: 10_797 })
    expect(termsOf({ youxQuote: { ...youxQuote, ...own } })).toEqual({ years: 4, deposit: 0, balloon: 500 })
  })

  test.each<[string, object, object?]>([
    ['without its rate', { youxQuote: { ...youxQuote, advertisedRate: undefined } }],
    ['without its comparison rate', { youxQuote: { ...youxQuote, comparisonRate: undefined } }],
    ['of 0 dollars', { youxQuote: { ...youxQuote, weeklyRepaymentAmount: 0 } }],
    ['for a car at 500 dollars', { price: 500 }],
    ['for a car that is sold', { status: 'sold' }],
    ['for the make that is excluded', {}, { excluded_make: 'Toyota' }],
  ])('makes no estimate %s', (_, changes, rules) => {
    expect(financeEstimate({ ...quoted, ...changes }, site('provider_d', rules), 2026)).toBeUndefined()
  })
})
