import { type TradedCar, tradeInStates, type Valuation } from '@forecourt/contracts/trade-in/valuation'
import { expect, test } from 'vitest'
import { nextValuation, type TradeInEvent, transitions } from './transitions.ts'

const now = new Date('2026-11-26T03:00:00Z')
const car: TradedCar = { id: 'one', year: 2021, make: 'Toyota', model: 'RAV4' }
const other: TradedCar = { ...car, id: 'two', badge: 'Cruiser' }
const offer = {
  min: 20_000,
  max: 22_000,
  reasons: [],
  changes: [],
  offered_at: '2026-11-25T00:00:00.000Z',
  expires_at: '2026-12-02T00:00:00.000Z',
}
const lapsed = { ...offer, expires_at: '2026-11-26T03:00:00.000Z' }
const answers = { condition: 'good', service_history: 'full', damage: 'none', keys: 'two' } as const

const at = (state: Valuation['state'], fields: Partial<Valuation> = {}): Valuation => ({
  lead_id: 'l',
  state,
  kms: 40_000,
  matches: [],
  ...fields,
})
const looked = (...matches: TradedCar[]): TradeInEvent => ({
  on: 'looked-up',
  rego: 'ABC12D',
  regoState: 'NSW',
  matches,
})
const chosen: TradeInEvent = { on: 'chosen', car: other }
const valued: TradeInEvent = { on: 'answered', answers, outcome: { offer } }
const referred: TradeInEvent = { on: 'answered', answers, outcome: { referred: 'age' } }
const accepted: TradeInEvent = { on: 'accepted' }
const closed: TradeInEvent = { on: 'closed' }

test.each([
  ['lead', {}, looked(car), 'adjustments'],
  ['lead', {}, looked(car, other), 'rego-lookup'],
  ['lead', {}, looked(), 'rego-lookup'],
  ['lead', {}, chosen, 'adjustments'],
  ['lead', {}, valued, undefined],
  ['lead', {}, accepted, undefined],
  ['lead', {}, closed, 'closed'],
  ['rego-lookup', {}, chosen, 'adjustments'],
  ['rego-lookup', {}, valued, undefined],
  ['rego-lookup', {}, accepted, undefined],
  ['rego-lookup', {}, closed, 'closed'],
  ['adjustments', {}, valued, 'offer'],
  ['adjustments', {}, referred, 'referred'],
  ['adjustments', {}, looked(car, other), 'rego-lookup'],
  ['adjustments', {}, accepted, undefined],
  ['offer', { offer }, accepted, 'accepted'],
  ['offer', { offer: lapsed }, accepted, 'adjustments'],
  ['offer', { offer }, valued, 'offer'],
  ['offer', { offer }, chosen, 'adjustments'],
  ['offer', { offer }, closed, 'closed'],
  ['referred', {}, accepted, undefined],
  ['referred', {}, closed, 'closed'],
  ['referred', {}, valued, 'offer'],
  ['accepted', { offer }, accepted, 'accepted'],
  ['accepted', { offer }, closed, undefined],
  ['accepted', { offer }, looked(car), undefined],
  ['accepted', { offer }, valued, undefined],
  ['closed', { offer }, accepted, 'accepted'],
  ['closed', { offer: lapsed }, accepted, undefined],
  ['closed', {}, accepted, undefined],
  ['closed', {}, closed, 'closed'],
  ['closed', {}, looked(car), undefined],
] as const)('[TI-1] %s with %j and %j is %s', (state, fields, event, to) => {
  expect(nextValuation(at(state, fields), event, now)?.state).toBe(to)
})

test('[TI-1] every row of the table is reached, and every state has a way to its end', () => {
  const ends = new Set(['accepted', 'closed'])
  for (const state of tradeInStates.filter((one) => !ends.has(one)))
    expect(
      transitions.some(({ from, to }) => from.includes(state) && ends.has(to)),
      state,
    ).toBe(true)
})

test('another plate or car makes the offer stale, and what was answered stays', () => {
  const before = at('offer', { offer, car, answers, matches: [car], saved_at: offer.offered_at })
  const again = nextValuation(before, looked(car, other), now)
  expect(again).toEqual({ ...at('rego-lookup', { answers, matches: [car, other] }), rego: 'ABC12D', regoState: 'NSW' })
  expect(nextValuation(before, chosen, now)).toEqual(at('adjustments', { answers, car: other, matches: [car] }))
})

test.each([
  ['the same plate', looked(car), [1, 2]],
  ['the same plate, which stands for several', looked(car, other), [1, 2]],
  ['the same car', { on: 'chosen', car }, [1, 2]],
  ['new answers', valued, [1, 2]],
  ['the end', closed, [1, 2]],
  ['another plate', { ...looked(car), rego: 'XYZ99Z' }, undefined],
  ['the same plate of another state', { ...looked(car), regoState: 'VIC' }, undefined],
  ['another car', chosen, undefined],
  ['another car by hand', { on: 'chosen', car: { ...car, id: 'by-hand' } }, undefined],
] as const)('[TI-1] photos are of one car: after %s they are %s', (_, event, photos) => {
  const before = at('adjustments', { rego: 'ABC12D', regoState: 'NSW', car, matches: [car, other], photos: [1, 2] })
  expect(nextValuation(before, event as TradeInEvent, now)?.photos).toEqual(photos)
})

test('[TI-1] another car by hand has no photos of the first', () => {
  const byHand = { ...car, id: 'by-hand' }
  const before = at('adjustments', { car: byHand, photos: [1] })
  expect(nextValuation(before, { on: 'chosen', car: { ...byHand, model: 'Camry' } }, now)?.photos).toBeUndefined()
})

test('an offer that lapsed is gone once it is accepted', () => {
  const after = nextValuation(at('offer', { offer: lapsed, car, answers }), accepted, now)
  expect(after).toEqual(at('adjustments', { car, answers }))
})
