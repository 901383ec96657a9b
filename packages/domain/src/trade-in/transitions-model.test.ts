import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TradedCar, TradeInOffer, Valuation } from '@forecourt/contracts/trade-in/valuation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCurrent } from './offer.ts'
import { nextValuation, type TradeInEvent, type Transition, transitions } from './transitions.ts'

const hourMs = 3_600_000
const begins = Date.parse('2026-11-26T03:00:00Z')
const cars: TradedCar[] = ['one', 'two'].map((id) => ({ id, year: 2021, make: 'Toyota', model: 'RAV4' }))
const answers = { condition: 'good', service_history: 'full', damage: 'none', keys: 'two' } as const

/** One thing that happens, as data: an offer is of when it is made. */
type Happening =
  | { do: 'look up'; matches: number }
  | { do: 'choose'; car: TradedCar }
  | { do: 'answer'; isOffered: boolean }
  | { do: 'accept' | 'close' }
  | { do: 'wait'; hours: number }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ do: fc.constant('look up' as const), matches: fc.nat(2) }),
  fc.record({ do: fc.constant('choose' as const), car: fc.constantFrom(...cars) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), isOffered: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('accept' as const, 'close' as const) }) },
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 23, 24) }),
)
const happenings = fc.array(happening, { minLength: 1, maxLength: 40, size: 'max' })

const offerAt = (now: number): TradeInOffer => ({
  ...{ min: 20_000, max: 22_000, reasons: [], changes: [] },
  offered_at: new Date(now).toISOString(),
  expires_at: new Date(now + 24 * hourMs).toISOString(),
})

function eventOf(what: Exclude<Happening, { do: 'wait' }>, now: number): TradeInEvent {
  if (what.do === 'look up')
    return { on: 'looked-up', rego: 'ABC12D', regoState: 'NSW', matches: cars.slice(0, what.matches) }
  if (what.do === 'choose') return { on: 'chosen', car: what.car }
  if (what.do === 'answer')
    return { on: 'answered', answers, outcome: what.isOffered ? { offer: offerAt(now) } : { referred: 'age' } }
  return { on: what.do === 'accept' ? 'accepted' : 'closed' }
}

/** What must hold after each step. */
function problems(before: Valuation, after: Valuation, valued: TradedCar | undefined, now: number): string[] {
  const { state, offer, referred, car } = after
  const isAccepted = state === 'accepted' && before.state !== 'accepted'
  const rules: Record<string, boolean> = {
    'what was accepted stays so': before.state !== 'accepted' || state === 'accepted',
    'an offer is accepted while it holds': !isAccepted || (offer !== undefined && isCurrent(offer, new Date(now))),
    'an offer is there': offer !== undefined || (state !== 'offer' && state !== 'accepted'),
    'an offer is of the car that was valued': offer === undefined || car?.id === valued?.id,
    'who is referred has the reason, and no offer': state !== 'referred' || (referred !== undefined && !offer),
    'a condition is of a car': state !== 'adjustments' || car !== undefined,
    'a car is chosen where there are several': state !== 'rego-lookup' || car === undefined,
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

function play(sequence: readonly Happening[], table: readonly Transition[]): string[] {
  let now = begins
  let valuation: Valuation = { lead_id: 'l', state: 'lead', kms: 40_000, matches: [] }
  let valued: TradedCar | undefined
  for (const what of sequence) {
    if (what.do === 'wait') {
      now += what.hours * hourMs
      continue
    }
    const next = nextValuation(valuation, eventOf(what, now), new Date(now), table)
    if (!next) continue
    if (what.do === 'answer') valued = next.car
    const found = problems(valuation, next, valued, now)
    if (found.length > 0) return found
    valuation = next
  }
  return []
}

describe('[TI-1] whatever happens, in whatever order, an offer is of its car, and holds when it is accepted', () => {
  const check = (numRuns: number, seed: number) =>
    fc.assert(
      fc.property(happenings, (sequence) => {
        expect(play(sequence, transitions)).toEqual([])
      }),
      { numRuns, seed },
    )
  test('in some hundred sequences', () => check(400, 1))
  test('in 5,000 sequences of 40', { tags: ['exhaustive'] }, () => check(5000, Date.now()))
})

test.each(transitions.flatMap((row, at) => (row.if ? [{ at, guard: row.if }] : [])))(
  'the guard "$guard" is missed when it is left out',
  ({ at }) => {
    const table = transitions.map(({ if: guard, ...row }, index) => ({
      ...row,
      ...(guard && index !== at && { if: guard }),
    }))
    const { failed } = fc.check(
      fc.property(happenings, (sequence) => play(sequence, table).length === 0),
      { numRuns: 5000, seed: 7, endOnFailure: true },
    )
    expect(failed).toBe(true)
  },
)

test('the decision draws every row of the table, in its order', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/decisions/trade-in.md'), 'utf8')
  const lines = page.split('\n').filter((line) => line.startsWith('| '))
  const drawn = lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()))
  const cellsOf = (row: Transition) => [row.on.replace('-', ' '), row.if ?? '', row.to]
  expect(drawn.map(([, , on, guard, to]) => [on, guard, to])).toEqual(transitions.map(cellsOf))
  const begun = ['lead', 'rego-lookup', 'adjustments', 'offer', 'referred']
  const fromOf: Record<string, readonly string[]> = {
    'any before the end': begun,
    'any but accepted': [...begun, 'closed'],
  }
  for (const [index, [, from = '']] of drawn.entries())
    expect(new Set(fromOf[from] ?? from.split(', '))).toEqual(new Set(transitions[index]?.from))
})
