import type { FinanceEstimate, FinanceLender } from '@forecourt/contracts/finance/finance-lender'
import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { advertisedLoan, quotedLoan } from './advertised-loan.ts'
import { estimate, formatState, readState, repaymentOfCalculation } from './calculator/calculator.ts'
import { allowedValue, calculatorRules } from './calculator/calculator-rules.ts'
import { financeEstimate } from './finance-estimate.ts'
import { sumOf, toCents } from './schedule.ts'
import { repaymentOfEstimate, repaymentOfQuote } from './stated-repayment.ts'

const car = { year: 2021, make: 'Toyota', dealership_slug: 'northgate', price: 35_990, status: 'in_stock' }
const offer: FinanceLender = { financeProvider: 'provider_b', interestRate: 7.49, comparisonRate: 8.32 }

/** The estimate that a site shows, and the calculator of the car by the site's settings. */
function both(
  own: Partial<FinanceLender>,
  settings: object = {},
  provider: 'provider_b' | 'provider_c' = 'provider_b',
) {
  const lenders = { acme: { ...offer, ...own, financeProvider: provider } }
  const site = testSite({ finance_provider: provider })
  const shown = financeEstimate({ ...car, finance_lenders: lenders }, site, 2026) as FinanceEstimate
  const { calculator, fees } = financeSettings.public.finance.parse({
    calculator: settings,
    fees: { establishment: 5 },
  })
  const advertised = advertisedLoan(shown, car.price)
  const rules = calculatorRules(calculator, { place: 'vehicle', price: car.price, advertised })
  return { shown, rules, answer: (query: string) => estimate(readState(query, rules), rules, fees) }
}

const offers: Partial<FinanceLender>[] = [
  {},
  { termYears: 3, deposit: 3599 },
  { termMonths: 84, deposit: 500, balloon: 9000, establishmentFees: 395 },
  // Longer, cheaper and more than a calculator allows otherwise.
  { termMonths: 96, interestRate: 0.25, establishmentFees: 400_000 },
  { termWeeks: 243, interestRate: 21.4 },
]
const settings = {
  'the common settings': {},
  'a locked rate and a list of terms': { interest: 9, interest_locked: true, terms: [2, 4] },
  'a narrow range, rounded up': { interest_range: 'narrow', rounds_up: true, max_term: 5 },
}

describe.each(Object.entries(settings))(
  '[VC-5] by %s the calculator of a car begins with what is advertised',
  (_, own) => {
    test.each(offers)('by %j, to the cent', (lender) => {
      for (const provider of ['provider_b', 'provider_c'] as const) {
        const { shown, rules, answer } = both(lender, own, provider)
        const first = answer('')
        expect(repaymentOfCalculation(rules.defaults, first)).toEqual(repaymentOfEstimate(shown))
        expect(first).toMatchObject({ isAdvertised: true, isWorkedOut: true })
        expect(formatState(rules.defaults, rules)).toBe('')
        // Each value is allowed where it is entered again; a term counts in half years.
        for (const input of ['amount', 'interest', 'deposit', 'residual'] as const)
          expect(allowedValue(rules, input, rules.defaults[input])).toBe(rules.defaults[input])
      }
    })
  },
)

test.each(['amount=20000', 'term=4', 'interest=9', 'trade_in=1', 'deposit=1', 'residual=5', 'frequency=month'])(
  '[FC-7] after %s the repayment is worked out, and has its own comparison rate',
  (query) => {
    const { answer } = both({ deposit: 3599, balloon: 9000 })
    const [first, changed] = [answer(''), answer(query)]
    expect(changed).toMatchObject({ isAdvertised: false, isWorkedOut: true })
    expect(changed.repayment).not.toBe(first.repayment)
    expect(changed.comparisonRate).toBe(changed.costs.comparisonRate)
  },
)

test('[FC-7] the lender’s fee, which is lent too, stays a cost of the loan when its rate changes', () => {
  const { answer, rules } = both({ establishmentFees: 1300 })
  const { interest } = rules.defaults
  const dearer = answer(`interest=${interest + 0.5}`)
  expect(dearer.comparisonRate - (interest + 0.5)).toBeGreaterThan(1)
})

test('[FC-8] the amount is the price; the lender’s fee stands beside it and takes the place of the one that the site discloses', () => {
  const { answer, rules } = both({ deposit: 3599 })
  expect(rules.defaults.amount).toBe(car.price)
  const { financed, lentFee, costs, rows, total } = answer('interest=9')
  expect([lentFee, financed]).toEqual([1360.5, toCents(35_990 - 3599 + 1360.5)])
  expect(costs.rows.map(({ what }) => what)).not.toContain('Establishment fee')
  expect(costs.fees).toBe(0)
  expect(total).toBe(toCents(3599 + sumOf(rows, 'paid')))
  const worth = costs.rows.reduce((sum, { amount, period }) => sum + amount / (1 + costs.periodRate) ** period, 0)
  expect(worth).toBeCloseTo(35_990 - 3599, 4)
  expect(answer('deposit=35990')).toMatchObject({ financed: 0, lentFee: 0, isEnquiry: true })
})

test('[FC-4] the advertised deposit is no trade-in; one that is taken away is in the address, and back from it', () => {
  const { rules } = both({ deposit: 3599 })
  expect(rules.defaults).toMatchObject({ deposit: 3599, hasTradeIn: false, tradeIn: 0 })
  const query = formatState({ ...rules.defaults, deposit: 0 }, rules)
  expect(query).toBe('deposit=0')
  expect(readState(query, rules)).toMatchObject({ deposit: 0, hasTradeIn: false })
})

test('[FE-4] by a lender’s quote the calculator begins with it; a shared address says what it is, but for a rate that the dealer has locked', () => {
  const quote = { weeklyRepaymentAmount: 143.2, advertisedRate: 7.49, comparisonRate: 8.32 }
  const terms = { loanTerm: 4, deposit: 3599, finalPayment: 9000 }
  const advertised = quotedLoan({ ...quote, ...terms }, car.price)
  for (const interest_locked of [false, true]) {
    const { calculator, fees } = financeSettings.public.finance.parse({ calculator: { interest_locked } })
    const about = { place: 'vehicle', price: car.price } as const
    const rules = calculatorRules(calculator, { ...about, advertised })
    const first = estimate(rules.defaults, rules, fees)
    expect(repaymentOfCalculation(rules.defaults, first)).toEqual(repaymentOfQuote({ ...quote, ...terms }))
    const onItsPage = calculatorRules(calculator, about)
    const shared = readState(formatState(rules.defaults, rules), onItsPage)
    const { interest } = interest_locked ? onItsPage.defaults : rules.defaults
    expect(shared).toEqual({ ...rules.defaults, interest })
  }
})

test('a lender’s own figure that no annuity makes is shown, and not explained by one', () => {
  const { answer, shown } = both({ paymentWeek: 99 })
  expect(answer('')).toMatchObject({ repayment: shown.weekly, isAdvertised: true, isWorkedOut: false })
})
