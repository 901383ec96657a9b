import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../schedule.ts'
import { estimate, formatState, readState, separateFees } from './calculator.ts'
import { allowedValue, type CalculatorPlace, type CalculatorState, calculatorRules } from './calculator-rules.ts'

const finance = (calculator: object = {}) => financeSettings.public.finance.parse({ calculator })
const rulesOf = (calculator: object = {}, place: CalculatorPlace = 'vehicle', price?: number) =>
  calculatorRules(finance(calculator).calculator, { place, ...(price !== undefined && { price }) })
const { fees } = finance()
const rules = rulesOf({}, 'standalone')
const ask = (changes: Partial<CalculatorState> = {}, own = rules) =>
  estimate({ ...own.defaults, ...changes }, own, fees)

describe('[FC-1] the amount', () => {
  test.each<[object, CalculatorPlace, number | undefined, [min: number, max: number]]>([
    [{}, 'vehicle', 40_000, [1000, 100_000]],
    [{}, 'standalone', undefined, [1000, 250_000]],
    [{ min_amount: 5000 }, 'standalone', undefined, [5000, 250_000]],
    [{ above_price: true }, 'vehicle', 100_000, [1000, 100_000]],
    [{ above_price: true }, 'vehicle', 160_000, [1000, 168_000]],
    [{}, 'vehicle', 160_000, [1000, 100_000]],
  ])('of %j on %s at %s is within %j in steps of 500', (settings, place, price, [min, max]) => {
    expect(rulesOf(settings, place, price).amount).toEqual({ min, max, step: 500 })
  })

  test('that is not above 0 becomes 0, and others are clamped', () => {
    const values = [-5, 0, Number.NaN, 1, 999, 46_990, 1e9].map((value) => allowedValue(rules, 'amount', value))
    expect(values).toEqual([0, 0, 0, 1000, 1000, 46_990, 250_000])
  })

  test('says what it takes', () => {
    expect(rules.help).toBe('Cannot be less than $1,000 or more than $250,000')
    expect(rulesOf({ min_amount: 5000 }).help).toBe('Cannot be less than $5,000 or more than $250,000')
  })
})

describe('[FC-2] the term', () => {
  test.each<[object, CalculatorPlace, object, number]>([
    [{}, 'vehicle', { min: 1, max: 7, step: 0.5 }, 6],
    [{ default_term: 5 }, 'vehicle', { min: 1, max: 7, step: 0.5 }, 5],
    [{ max_term: 5 }, 'vehicle', { min: 1, max: 5, step: 0.5 }, 5],
    [{}, 'standalone', { min: 1, max: 7, step: 0.5 }, 5],
    [{ terms: [7, 3, 4] }, 'vehicle', { min: 3, max: 7, step: 0.5 }, 7],
  ])('of %j on %s is %j, at first %i', (settings, place, term, initial) => {
    const own = rulesOf(settings, place)
    expect(own.term).toEqual(term)
    expect(own.defaults.term).toBe(initial)
  })

  test.each([
    ['4.3', 4.5],
    ['4.2', 4],
    ['0.7', 1],
    ['6.9', 7],
    ['5.5', 5.5],
  ])('of %s in an address is %d, so its repayments are a whole number', (typed, years) => {
    const state = readState(`term=${typed}`, rules)
    expect(state.term).toBe(years)
    expect(estimate(state, rules, fees).rows).toHaveLength(years * 52)
  })

  test.each([{ terms: [3, 4.3] }, { default_term: 5.2 }])(
    'of %j is refused: a term is whole or half years',
    (settings) => {
      expect(() => finance(settings)).toThrow()
      expect(finance({ terms: [2.5, 4] }).calculator.terms).toEqual([2.5, 4])
    },
  )

  test('of a custom list is the nearest of these', () => {
    const own = rulesOf({ terms: [7, 3, 4] })
    expect(own.terms).toEqual([3, 4, 7])
    expect([1, 3.4, 5, 6, 30].map((years) => allowedValue(own, 'term', years))).toEqual([3, 3, 4, 7, 7])
  })
})

describe('[FC-3] the interest rate', () => {
  test.each([
    ['standard', 0.5, 15],
    ['narrow', 7.5, 14.5],
    ['high', 9.95, 19.95],
    ['wide', 4, 20],
  ])('of a %s range is from %d to %d in steps of 0.5', (interest_range, min, max) => {
    expect(rulesOf({ interest_range }).interest).toMatchObject({ min, max, step: 0.5, isLocked: false })
  })

  test('is 10 on a vehicle’s page and 8.5 on the page of its own, else the site’s', () => {
    expect(rulesOf().defaults.interest).toBe(10)
    expect(rulesOf({}, 'standalone').defaults.interest).toBe(8.5)
    expect(rulesOf({ interest: 7.25 }).defaults.interest).toBe(7.25)
  })

  test('that is locked is the site’s, whatever is asked', () => {
    const own = rulesOf({ interest: 7.99, interest_locked: true })
    expect(allowedValue(own, 'interest', 1)).toBe(7.99)
    expect(readState('interest=1', own).interest).toBe(7.99)
  })
})

test('[FC-4] deposit, trade-in and residual are from 0 to 250,000 in steps of 0.5, and a trade-in counts when there is one', () => {
  expect([rules.deposit, rules.tradeIn, rules.residual]).toEqual(Array(3).fill({ min: 0, max: 250_000, step: 0.5 }))
  expect(allowedValue(rules, 'tradeIn', 300_000)).toBe(250_000)
  expect(allowedValue(rules, 'residual', -1)).toBe(0)
  expect(ask({ tradeIn: 8500, hasTradeIn: false }).financed).toBe(30_000)
  expect(ask({ tradeIn: 8500, hasTradeIn: true }).financed).toBe(21_500)
  expect(ask({ deposit: 1500, tradeIn: 8500, hasTradeIn: true }).financed).toBe(20_000)
  expect(ask({ tradeIn: 40_000, hasTradeIn: true })).toMatchObject({ financed: 0, isEnquiry: true })
  expect(ask({ residual: 9000, frequency: 'month' }).repayment).toBe(494.6)
})

test('[FC-5] a frequency is 52, 26 or 12 a year, at first weekly', () => {
  expect(rules.defaults.frequency).toBe('week')
  const counts = (['week', 'fortnight', 'month'] as const).map((frequency) => ask({ frequency }).rows.length)
  expect(counts).toEqual([260, 130, 60])
})

describe('[FC-6] the estimate', () => {
  test('is an annuity to the cent, or rounded up to dollars on a site that does so', () => {
    expect(ask().repayment).toBe(141.73)
    expect(ask({}, rulesOf({ rounds_up: true }, 'standalone')).repayment).toBe(142)
  })

  test.each([
    [6500, 25, true],
    [6501.2, 25, true],
    [6501.31, 25.01, false],
  ])('of $%d without interest is $%d a week, so it is an enquiry: %s', (amount, repayment, isEnquiry) => {
    expect(ask({ amount, interest: 0 })).toMatchObject({ repayment, isEnquiry })
  })

  test.each([
    [{}, 0],
    [{ residual: 9000 }, 0],
    [{ deposit: 3699 }, 3699],
    [{ deposit: 3699, residual: 9000 }, 3699],
    [{ deposit: 3699, hasTradeIn: true, tradeIn: 8500, residual: 9000 }, 12_199],
    [{ tradeIn: 8500 }, 0],
  ])('[FC-7] with %j has a total of what is paid first, what is lent, its interest and the fees', (changes, first) => {
    const own = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 0 }
    const { financed, interest, costs, rows, total } = estimate({ ...rules.defaults, ...changes }, rules, own)
    expect(financed).toBe(30_000 - first)
    expect(total).toBeCloseTo(first + financed + interest + costs.fees, 6)
    // The residual is in the last repayment, so it is in the total once.
    expect(total).toBeCloseTo(first + sumOf(rows, 'paid') + costs.fees, 6)
  })
})

describe('[FC-6] the fees that a repayment leaves out', () => {
  const fees = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 912.25 }
  const asked = (own: typeof rules, changes: Partial<CalculatorState> = {}) =>
    separateFees(estimate({ ...own.defaults, ...changes }, own, fees))

  test('are named with their sum, but where nothing is estimated', () => {
    expect(asked(rules)).toBe('Plus $1,793.25 of fees, paid separately.')
    expect(asked(rules, { amount: 2000 })).toBeUndefined()
    expect(separateFees(ask())).toBeUndefined()
  })

  test.each([
    ['has them already', { hasFees: true, repayment: 141.73 }],
    ['is the lender’s own figure', { repayment: 148.5 }],
  ])('are not where it %s', (_, own) => {
    const { hasTradeIn: _no, ...terms } = rules.defaults
    const advertised = { ...terms, fee: 0, comparisonRate: 9, ...own }
    expect(asked(calculatorRules(finance().calculator, { place: 'vehicle', advertised }))).toBeUndefined()
  })
})

describe('[FC-6] on a site that rounds up', () => {
  const roundsUp = rulesOf({ rounds_up: true }, 'standalone')
  const disclosed = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 0 }
  const asked = (changes: Partial<CalculatorState>) =>
    estimate({ ...roundsUp.defaults, ...changes }, roundsUp, disclosed)

  test('the residual is whole in the last row', () => {
    const { rows, costs, total } = asked({ residual: 9000, term: 7 })
    const last = rows.at(-1)
    expect(rows).toHaveLength(364)
    expect(last?.paid).toBeGreaterThan(9000)
    expect(last?.owed).toBe(0)
    expect(rows.at(-2)?.owed).toBeGreaterThanOrEqual(9000)
    expect(costs.rows.at(-1)?.what).toBe('Repayment, account fee and final payment')
    expect(total).toBeCloseTo(costs.rows.reduce((sum, { amount }) => sum + amount, 0) + 6, 6)
  })

  test.each([
    [9200, 0.5, 7],
    [6600, 0.5, 5],
    [30_000, 8.5, 7],
  ])(
    'a loan of $%d at %d%% over %d years ends once nothing is owed, and no fee falls due after that',
    (amount, interest, term) => {
      const { rows, costs } = asked({ amount, interest, term })
      expect(rows.every(({ paid }) => paid > 0)).toBe(true)
      expect(rows.length).toBeLessThanOrEqual(term * 52)
      expect(rows.at(-1)?.owed).toBe(0)
      expect(costs.rows.at(-1)?.period).toBe(rows.length)
      expect(costs.fees).toBe(395 + 6 + Math.floor((rows.length * 12) / 52) * 8)
    },
  )
})

test('[FE-7] the total counts security registration, a government charge, which the comparison rate leaves out', () => {
  const none = { establishment: 395, security_registration: 0, monthly_account: 8, agency: 0 }
  const [without, given] = [none, { ...none, security_registration: 6 }].map((own) =>
    estimate(rules.defaults, rules, own),
  )
  expect(given?.costs.fees).toBe((without?.costs.fees ?? 0) + 6)
  expect(given?.total).toBeCloseTo((without?.total ?? 0) + 6, 6)
  expect(given?.costs.comparisonRate).toBe(without?.costs.comparisonRate)
})

describe('[FC-8] at first', () => {
  test.each([
    [undefined, 30_000],
    [0, 30_000],
    [46_990, 46_990],
    [130_000, 100_000],
    [700, 1000],
  ])('a car at %s makes an amount of %i', (price, amount) => {
    expect(rulesOf({}, 'vehicle', price).defaults.amount).toBe(amount)
  })

  test('the comparison rates that are stated without an estimate are 8.38% and 19.42%', () => {
    expect(finance().calculator.comparison_range).toEqual([8.38, 19.42])
  })
})

test('the address holds what differs from the first state, and gives it back within the bounds', () => {
  const state: CalculatorState = {
    amount: 46_990,
    term: 4.5,
    interest: 9,
    deposit: 2000,
    tradeIn: 8500.5,
    residual: 1000,
    hasTradeIn: true,
    frequency: 'month',
  }
  expect(formatState(rules.defaults, rules)).toBe('')
  const query = formatState(state, rules)
  expect(query).toBe('amount=46990&term=4.5&interest=9&deposit=2000&trade_in=8500.5&residual=1000&frequency=month')
  expect(readState(query, rules)).toEqual(state)
  expect(readState('amount=9000000&term=99&interest=x&frequency=year', rules)).toEqual({
    ...rules.defaults,
    amount: 250_000,
    term: 7,
    interest: 0.5,
  })
  // As a form without scripts sends it.
  expect(readState('amount=%2446%2C990&interest=9%25&has_trade_in=no&trade_in=', rules)).toMatchObject({
    amount: 46_990,
    interest: 9,
    hasTradeIn: false,
  })
})
