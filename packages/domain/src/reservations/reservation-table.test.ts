import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reservationStates } from '@forecourt/contracts/reservations/reservation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReservationTable, reservationGuards, reservationTable } from './reservation-table.ts'
import { ModelWorld, type ProviderChange } from './testing/model-world.ts'

const cars = 2
const shoppers = 3

/** One thing that happens, as data, so that a sequence that breaks a rule shrinks to a few words. */
type Happening =
  | { do: 'reserve'; shopper: number; car: number }
  | { do: 'pay'; id: number; status: ProviderChange }
  | { do: 'hear'; id: number; age: number }
  | { do: 'run'; id: number; crash: boolean }
  | { do: 'stall'; id: number }
  | { do: 'wake' }
  | { do: 'reconcile' }
  | { do: 'cancel' | 'confirm' | 'dealer_cancel'; id: number }
  | { do: 'sell'; car: number }
  | { do: 'wait'; minutes: number }

const id = fc.nat(2)
const car = fc.nat(cars - 1)

/** Weighted, so that most sequences pay for something and some wait for days. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reserve' as const), shopper: fc.nat(shoppers - 1), car }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('pay' as const), id, status: fc.constant('authorised' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      id,
      status: fc.constantFrom<ProviderChange[]>('declined', 'voided', 'refunded', 'disputed', 'stuck'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('hear' as const), id, age: fc.nat(2) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('run' as const), id, crash: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stall' as const), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('wake' as const, 'reconcile' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'confirm', 'dealer_cancel'), id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sell' as const), car }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 29, 30, ModelWorld.holdMinutes - 1, ModelWorld.holdMinutes),
    }),
  },
)

const happenings = fc.array(happening, { minLength: 1, maxLength: 40, size: 'max' })

function happen(world: ModelWorld, what: Happening): void {
  if (what.do === 'reserve') world.reserve(what.shopper, what.car)
  else if (what.do === 'pay') world.pay(what.id, what.status)
  else if (what.do === 'hear') world.hear(what.id, what.age)
  else if (what.do === 'run') world.run(what.id, what.crash)
  else if (what.do === 'stall') world.stall(what.id)
  else if (what.do === 'wake') world.wake()
  else if (what.do === 'reconcile') world.reconcile()
  else if (what.do === 'sell') world.soldCars.add(what.car)
  else if (what.do === 'wait') world.wait(what.minutes)
  else world.apply(what.id, what.do)
}

/** What must hold whatever happened, once the reconciler has run. */
function problems(world: ModelWorld): string[] {
  const found: string[] = [...world.untimely]
  const owners = new Map<number, number>()
  const shoppers = new Map<number, number>()
  for (const { id, state, car, shopper, payment, pending } of world.reservations) {
    const isReserved = state === 'reserved' || state === 'confirmed'
    const say = (what: string) => found.push(`${id} (${state}, payment ${payment.status}): ${what}`)
    if (payment.status === 'captured' && !(isReserved && world.isHeld(id)) && state !== 'completed')
      say('a charge without a hold')
    if (isReserved && payment.status !== 'captured') say('a hold without a charge')
    if (world.isHeld(id) && !isReserved) say('a car is lost to a dead hold')
    if (payment.status === 'authorised') say('an authorisation was left')
    if (isReserved && owners.has(car)) say(`the car is ${owners.get(car)}'s too`)
    if (isReserved && shoppers.has(shopper)) say('a second live hold of the shopper')
    if (state === 'reserved' && world.soldCars.has(car)) say('a sold car is held')
    if (state === 'ended' && payment.status === 'captured') say('money was kept')
    if (pending.includes('receipt') && !isReserved) say('a receipt for nothing')
    if (!isReserved && !['ended', 'completed', 'authorising'].includes(state)) say('was left half way')
    if (isReserved) owners.set(car, id)
    if (isReserved) shoppers.set(shopper, id)
  }
  return found
}

/** The problems after a sequence, and after webhooks that come late, twice and in another order. */
function play(sequence: readonly Happening[], table: ReservationTable): string[] {
  const world = new ModelWorld(table)
  for (const what of sequence) happen(world, what)
  world.wake()
  world.reconcile()
  const found = problems(world)
  const before = world.states()
  for (const { id, payment } of world.reservations)
    for (const age of [...payment.seen.keys(), 0].toReversed()) world.hear(id, age)
  world.reconcile()
  const isSame = JSON.stringify(world.states()) === JSON.stringify(before)
  return [...found, ...problems(world), ...(isSame ? [] : [`Late webhooks made ${before} ${world.states()}`])]
}

const check = (numRuns: number, seed: number) =>
  fc.assert(
    fc.property(happenings, (sequence) => {
      expect(play(sequence, reservationTable)).toEqual([])
    }),
    { numRuns, seed },
  )

describe('whatever happens, in whatever order, a charge has its hold and a hold its charge', () => {
  test('in some hundred sequences', { tags: 'long' }, () => check(400, 1))
  test('in 5,000 sequences of 40', { tags: ['exhaustive'] }, () => check(5000, Date.now()))
})

type States = (typeof reservationStates)[number]
const rows = reservationStates.flatMap((state) =>
  Object.entries(reservationTable[state].on).map(([event, found]) => ({ state, event, rows: [found].flat() })),
)

const changed = (state: States, event: string, row: object | undefined): ReservationTable => {
  const { [event]: _, ...others } = reservationTable[state].on as Record<string, object>
  const on = row ? { ...others, [event]: row } : others
  return { ...reservationTable, [state]: { ...reservationTable[state], on } }
}
const isCaught = (table: ReservationTable): boolean =>
  fc.check(
    fc.property(happenings, (sequence) => play(sequence, table).length === 0),
    { numRuns: 5000, seed: 7, endOnFailure: true },
  ).failed

test.each(rows.filter((each) => each.rows.some((row) => row.if)))(
  'the guard of $state, $event is missed when it is left out',
  { tags: 'long' },
  ({ state, event, rows }) => {
    const unguarded = rows.map(({ if: _, ...rest }) => rest)
    expect(isCaught(changed(state, event, unguarded))).toBe(true)
  },
)

/** Compensations: what a failure undoes. */
test.each([
  ['holding', 'taken'],
  ['capturing', 'expired'],
  ['capturing', 'capture_refused'],
  ['reserved', 'expired'],
  ['reserved', 'sold'],
  ['reserved', 'disputed'],
  ['voiding', 'captured'],
] as const)('what undoes %s, %s is missed when it is left out', { tags: 'long' }, (state, event) => {
  expect(isCaught(changed(state, event, undefined))).toBe(true)
})

test.each(['authorised', 'captured'] as const)('a payment that is %s after the end is undone', (status) => {
  const world = new ModelWorld(reservationTable)
  world.reserve(0, 0)
  world.apply(0, 'cancel')
  world.reconcile()
  expect(world.states()).toEqual(['ended'])
  Object.assign(world.reservations[0]?.payment ?? {}, { status })
  world.reconcile()
  expect([world.states(), problems(world)]).toEqual([['ended'], []])
})

test('the decision draws every state with all that leads on from it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/decisions/reservations.md'), 'utf8')
  const starred = ['cancel', 'dealer_cancel', 'sold']
  for (const { state, event } of rows) {
    const line = page.split('\n').find((each) => each.startsWith(`| ${state} `)) ?? ''
    const isDrawn = line.includes(event) || (line.includes('`*`') && starred.includes(event))
    expect([state, event, isDrawn]).toEqual([state, event, true])
  }
})

test('every guard is the guard of a row', () => {
  expect(new Set(rows.flatMap((each) => each.rows.flatMap((row) => row.if ?? [])))).toEqual(
    new Set(Object.keys(reservationGuards)),
  )
})
