import { describe, expect, test } from 'vitest'
import { clampPrice, clampTerm, defaultLoan, isQuoted, parseCredit, quoteRequest } from './loan.ts'
import { lenderDisclaimer, quoteTermsText } from './quote-disclaimers.ts'
import { initialLoan, parseQuoteParameters, restoredLoan, typedLoan, withoutCar } from './quote-parameters.ts'
import { withQuoteTerms } from './quote-terms.ts'
import { callToActionWords, popupWords, quoteWords } from './quote-words.ts'

describe('[FQ-5] bounds and defaults', () => {
  test('the defaults', () => expect(defaultLoan).toEqual({ price: 30_000, term: 5, credit: 'GREAT' }))

  test.each([
    [undefined, 30_000],
    [Number.NaN, 30_000],
    [0, 10_000],
    [9_999, 10_000],
    [10_000, 10_000],
    [10_001, 10_001],
    [36_990.4, 36_990],
    [200_000, 200_000],
    [200_001, 200_000],
    [1e12, 200_000],
  ])('a price of %j is %j', (given, expected) => expect(clampPrice(given)).toBe(expected))

  test.each([
    [9999, false],
    [10_000, true],
    [200_000, true],
    [200_001, false],
    [undefined, true],
  ])('a car at %j is quoted: %j', (price, expected) => expect(isQuoted(price)).toBe(expected))

  test.each([
    [undefined, 5],
    [Number.NaN, 5],
    [0, 1],
    [1, 1],
    [3.4, 3],
    [7, 7],
    [8, 7],
  ])('a term of %j is %j', (given, expected) => expect(clampTerm(given)).toBe(expected))

  test.each([
    ['GREAT', 'GREAT'],
    ['decent', 'DECENT'],
    [' Poor ', 'POOR'],
    ['EXCELLENT', undefined],
    ['', undefined],
    [null, undefined],
  ])('a credit history of %j is %j', (given, expected) => expect(parseCredit(given)).toBe(expected))
})

describe('[RT-8] the parameters of the address', () => {
  test('all of them are read', () => {
    const query = new URLSearchParams({
      car_id: 'v1',
      vin: 'JTMRBREV10D123456',
      nvic: 'AB1C23',
      year: '2023',
      preferredDealership: 'harbourside-brookvale',
      car_type: 'used',
      vehiclePriceBudget: '45000',
      loanTerm: '3',
      selfAssessedCreditScore: 'POOR',
      whoIsHelping: 'Sam O’Neil',
    })
    expect(parseQuoteParameters(query.toString())).toEqual({
      carId: 'v1',
      vin: 'JTMRBREV10D123456',
      nvic: 'AB1C23',
      year: 2023,
      dealership: 'harbourside-brookvale',
      carType: 'used',
      price: 45_000,
      term: 3,
      credit: 'POOR',
      helper: 'Sam O’Neil',
    })
  })

  test.each([
    ['price=36990&vehiclePriceBudget=45000', { price: 36_990 }],
    ['price=x&vehiclePriceBudget=45000', { price: 45_000 }],
    ['price=$36,990', { price: 36_990 }],
    ['price=36990.00', { price: 36_990 }],
    ['price=5', { price: 10_000 }],
    ['price=999999999', { price: 200_000 }],
    ['price=-5', {}],
    ['price=1e9', {}],
    ['loanTerm=99', { term: 7 }],
    ['loanTerm=0', { term: 1 }],
    ['loanTerm=2.5', {}],
    ['credit_score=decent', { credit: 'DECENT' }],
    ['selfAssessedCreditScore=no&credit_score=POOR', { credit: 'POOR' }],
    ['credit_score=<script>', {}],
    ['year=1899', {}],
    ['year=2023abc', {}],
    ['car_id=../../x', {}],
    [`car_id=${'x'.repeat(101)}`, {}],
    ['vin=%3Cimg%3E', {}],
    ['nvic=a%20b', {}],
    ['preferredDealership=Not%20A%20Slug', {}],
    ['car_type=USED', { carType: 'used' }],
    ['car_type=stolen', {}],
    ['whoIsHelping=%3Cb%3ESam%3C/b%3E', { helper: 'bSamb' }],
    [`whoIsHelping=${'x'.repeat(200)}`, { helper: 'x'.repeat(80) }],
    ['', {}],
    ['%E0%A4%A=1&price=20000', { price: 20_000 }],
  ])('%s', (query, expected) => expect(parseQuoteParameters(query)).toEqual(expected))

  test('[VD-14] of a sold car only what is the shopper’s own is left', () => {
    const own = { dealership: 'harbourside-brookvale', helper: 'Sam', term: 3, credit: 'POOR' } as const
    const its = { carId: 'v1', vin: 'JTM1', nvic: 'A1', year: 2023, carType: 'used', price: 45_000 } as const
    expect(withoutCar({ ...own, ...its })).toEqual(own)
    expect(withoutCar(its)).toEqual({})
  })

  test('a form begins with the address, else the car’s price and the term that it is advertised with, else the default', () => {
    expect(initialLoan({ price: 20_000, term: 2, credit: 'POOR' }, { price: 36_990, term: 3 })).toEqual({
      price: 20_000,
      term: 2,
      credit: 'POOR',
    })
    expect(initialLoan({}, { price: 36_990 })).toEqual({ ...defaultLoan, price: 36_990 })
    expect(initialLoan({}, { price: 36_990, term: 3 })).toEqual({ ...defaultLoan, price: 36_990, term: 3 })
    expect(initialLoan({}, { price: 0, term: 30 })).toEqual({ ...defaultLoan, term: 7 })
    expect(initialLoan({})).toEqual(defaultLoan)
  })

  test.each([
    [{}, {}, { price: 36_990, term: 3, credit: 'GREAT' }],
    [{ price: 40_000, credit: 'POOR' }, {}, { price: 40_000, term: 3, credit: 'POOR' }],
    [{ price: 40_000, term: 2 }, { price: 25_000 }, { price: 25_000, term: 2, credit: 'GREAT' }],
    [
      { price: 40_000, term: 2, credit: 'POOR' },
      { price: 25_000, term: 7, credit: 'DECENT' },
      { price: 25_000, term: 7, credit: 'DECENT' },
    ],
  ] as const)('[RT-8] with %j typed before, the address %j makes it %j', (typed, parameters, loan) => {
    const first = initialLoan(parameters, { price: 36_990, term: 3 })
    expect(restoredLoan(first, typed, parameters)).toEqual(loan)
  })

  test('only what a shopper changed of a loan is typed', () => {
    expect(typedLoan(defaultLoan, defaultLoan)).toEqual({})
    expect(typedLoan({ ...defaultLoan, term: 7 }, defaultLoan)).toEqual({ term: 7 })
  })
})

test('[FQ-4] the request has what YouX knows a car by, and leaves out what it does not', () => {
  const loan = { price: 36_990, term: 5, credit: 'GREAT' } as const
  const request = { selfAssessedCreditScore: 'GREAT', purchasePrice: 36_990, loanTerm: 5 }
  expect(quoteRequest(loan, {})).toEqual(request)
  expect(quoteRequest(loan, { year: 2023, vin: 'JTM123', nvic: 'ABC' }, 'Sam')).toEqual({
    ...request,
    year: 2023,
    vin: 'JTM123',
    nvic: 'ABC',
    whoIsHelping: 'Sam',
  })
  expect(quoteRequest(loan, { vin: 'no vin' })).toEqual(request)
})

test('[FQ-14] terms that a lender names are its own, and others are those that the site declares', () => {
  const declared = { deposit_percent: 10, final_payment_percent: 30 }
  const asked = { price: 31_990, term: 7 }
  expect(withQuoteTerms({}, asked, declared)).toEqual({ loanTerm: 7, deposit: 3199, finalPayment: 9597 })
  const own = { loanTerm: 5, deposit: 0, finalPayment: 0 }
  expect(withQuoteTerms(own, asked, declared)).toEqual(own)
})

describe('[FQ-14] the disclaimers', () => {
  const quoted = { loanTerm: 5, deposit: 3199, finalPayment: 9597, price: 31_990 }

  test('of the loan of the specification are its words', () =>
    expect(quoteTermsText(quoted)).toBe(
      'Weekly repayment: 5 year term and 10.0% deposit ($3,199), $9,597 final payment (30%). Comparison rate: 5 years, 10% deposit, 30% final payment.',
    ))

  test.each([
    [
      { loanTerm: 7 },
      '7 year term and 10.0% deposit ($3,199), $9,597 final payment (30%)',
      '7 years, 10% deposit, 30% final payment',
    ],
    [
      { loanTerm: 1 },
      '1 year term and 10.0% deposit ($3,199), $9,597 final payment (30%)',
      '1 year, 10% deposit, 30% final payment',
    ],
    [
      { finalPayment: 0 },
      '5 year term and 10.0% deposit ($3,199), no final payment',
      '5 years, 10% deposit, no final payment',
    ],
    [
      { deposit: 0 },
      '5 year term and no deposit, $9,597 final payment (30%)',
      '5 years, no deposit, 30% final payment',
    ],
    [
      { deposit: 4000 },
      '5 year term and 12.5% deposit ($4,000), $9,597 final payment (30%)',
      '5 years, 12.5% deposit, 30% final payment',
    ],
  ])('of a quote with %j say of its comparison rate what they say of its repayment', (change, repayment, comparison) =>
    expect(quoteTermsText({ ...quoted, ...change })).toBe(
      `Weekly repayment: ${repayment}. Comparison rate: ${comparison}.`,
    ),
  )

  test('name the lender with licence and a phone number that never breaks', () => {
    const lender = { name: 'a demonstration lender', phone: '(02) 5550 4190', credit_licence: '000000' }
    expect(lenderDisclaimer({ lender })).toBe(
      'An estimate, not an offer. Lending criteria, terms and fees apply. Finance by a demonstration lender, (02)\u00a05550\u00a04190, Australian Credit Licence 000000.',
    )
  })

  test('no lender, no licence', () => expect(lenderDisclaimer({})).not.toContain('Licence'))
})

test('[FQ-15] the texts are the specification’s, letter for letter', () => {
  expect(quoteWords).toEqual({
    noQuote: 'Failed to get YouX quick quote',
    customer: 'Failed to create YouX customer',
    noRedirect: 'Failed to create customer or no redirect URL received.',
    lead: 'Lead submission failed',
    unknown: 'An unknown error occurred.',
    verifying: 'An unknown error occurred during verification.',
    advancing: 'An unknown error occurred while advancing step.',
    wrongCode: 'The verification code is invalid. Please try again.',
    postcode: 'Invalid postcode',
  })
  expect([popupWords.text, ...popupWords.steps, popupWords.next, popupWords.back]).toEqual([
    'Instant Finance pre-approval with no impact on your credit score.',
    'Quick Estimate',
    'Your Details',
    'Instant pre-approval',
    'Apply to lender',
    'Get A Personalised Quote',
    'Back',
  ])
  expect(Object.values(callToActionWords)).toEqual(['Get Finance Now', 'Start Finance Journey', 'View All Used Cars'])
})
