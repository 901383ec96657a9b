import type { AdjustmentAnswers } from '@forecourt/contracts/trade-in/valuation'
import { expect, test } from 'vitest'
import { questionNames, questions } from './adjustments.ts'
import { limitOf, referralWords } from './limits.ts'
import { isCurrent, offerFor, rangeText } from './offer.ts'
import { carName, plateOf, shownStep, stepOf } from './steps.ts'

const now = new Date('2026-11-26T03:00:00Z')
const settings = { market_percent: 88, offer_days: 7 }
const best: AdjustmentAnswers = { condition: 'good', service_history: 'full', damage: 'none', keys: 'two' }
const market = { min: 28_000, max: 32_000, confidence: 0.85 }
const offerOf = (answers: Partial<AdjustmentAnswers> = {}, given = market) =>
  offerFor({ market: given, answers: { ...best, ...answers }, settings, now })

test('[TI-1] an offer is a range with its reasons, what would change it, and until when it holds', () => {
  const offer = offerOf({ service_history: 'part', keys: 'one' })
  expect(offer).toEqual({
    min: 23_450,
    max: 26_950,
    reasons: [
      { label: 'What cars like yours sell for: $28,000 to $32,000', amount: 30_000 },
      { label: 'Preparing, warranting and selling it (12%)', amount: -3_600 },
      { label: 'Part service history', amount: -800 },
      { label: 'Only one key', amount: -400 },
    ],
    changes: [
      'Better condition, once we have seen it, would add about $550.',
      'A full service history would add about $800.',
      'A second key would add about $400.',
      expect.stringContaining('What we find when we see the car'),
    ],
    offered_at: '2026-11-26T03:00:00.000Z',
    expires_at: '2026-12-03T03:00:00.000Z',
  })
})

const everyAnswer = questionNames.flatMap((name) =>
  Object.keys(questions[name].answers).map((value) => ({ [name]: value })),
)

test.each(everyAnswer)('the reasons of %j add up to the middle of the range', (answers) => {
  const offer = offerOf(answers)
  const sum = offer?.reasons.reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBe(offer && (offer.min + offer.max) / 2)
})

test('a worse answer never brings more', () => {
  for (const name of questionNames) {
    const amounts = Object.keys(questions[name].answers).map((value) => offerOf({ [name]: value })?.max ?? 0)
    expect(amounts, name).toEqual(amounts.toSorted((a, b) => b - a))
  }
})

test.each([
  ['a market that is not sure', { ...market, confidence: 0.49 }],
  ['a car that is worth less than it costs to sell', { min: 400, max: 600, confidence: 1 }],
])('there is no offer for %s', (_, given) => {
  expect(offerOf({}, given)).toBeUndefined()
})

const car = { id: 'one', year: 2021, make: 'Toyota', model: 'RAV4' }
test.each([
  ['7 years old', { ...car, year: 2019 }, 100_000, undefined],
  ['8 years old', { ...car, year: 2018 }, 10_000, 'age'],
  ['over 100,000 km', car, 100_001, 'kms'],
  ['described by hand', { ...car, id: 'by-hand' }, 10_000, 'by-hand'],
  ['by hand and too old', { ...car, id: 'by-hand', year: 2010 }, 10_000, 'age'],
] as const)('[TI-4] a car that is %s: %j at %i km is %s', (_, given, kms, limit) => {
  expect(limitOf(given, kms, '2026-11-26')).toBe(limit)
  if (limit) expect(referralWords[limit]).toMatch(/in person/)
})

test('an offer holds until the second at which it expires', () => {
  const offer = { expires_at: '2026-11-26T03:00:00.000Z' }
  expect([isCurrent(offer, new Date('2026-11-26T02:59:59.999Z')), isCurrent(offer, now)]).toEqual([true, false])
})

test('words of a car, its plate and its range', () => {
  expect(carName({ ...car, badge: 'GXL' })).toBe('2021 Toyota RAV4 GXL')
  expect([plateOf(' abc-12d '), plateOf(''), plateOf('TOO LONG 123'), plateOf('ÄB1')]).toEqual([
    'ABC12D',
    undefined,
    undefined,
    undefined,
  ])
  expect([rangeText({ min: 1000, max: 2000 }), rangeText({ min: 1000, max: 1000 })]).toEqual([
    '$1,000 to $2,000',
    '$1,000',
  ])
})

test('[TI-1] Back shows an earlier step, never one that is not reached, and an end stays', () => {
  expect([stepOf('lead'), stepOf('rego-lookup'), stepOf('adjustments'), stepOf('accepted')]).toEqual([0, 1, 2, 3])
  expect([
    shownStep('offer', 1),
    shownStep('adjustments', 3),
    shownStep('offer', undefined),
    shownStep('accepted', 1),
  ]).toEqual([1, 2, 3, 3])
})
