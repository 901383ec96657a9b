import type { ReservationState } from '@forecourt/contracts/reservations/reservation'
import { advanceReservation, clockEvent, isLive, type Progress } from '../advance-reservation.ts'
import { holdHours, payBy } from '../hold-times.ts'
import type { ReservationEffect, ReservationEvent, ReservationTable } from '../reservation-table.ts'

/** What the provider says of a payment; `pending` until a card is authorised. */
type PaymentStatus = 'pending' | 'declined' | 'authorised' | 'voided' | 'captured' | 'refunded' | 'disputed'
/** `isStuck`: it cannot be captured, whatever its status. */
type Payment = { status: PaymentStatus; seen: PaymentStatus[]; isStuck: boolean }

export type ModelReservation = Progress & { id: number; shopper: number; car: number; payment: Payment }
export type ProviderChange = 'authorised' | 'declined' | 'voided' | 'refunded' | 'disputed' | 'stuck'
type Hold = { id: number; until: number }

/**
 * Shoppers, cars of one dealer, and a payment provider, in memory: what the executor does with tables and HTTP. Processes can die
 * before or after any effect (`crash`), or do an effect that they decided on long before (`stalled`).
 */
export class ModelWorld {
  nowMs = Date.parse('2026-04-04T00:00:00Z')
  reservations: ModelReservation[] = []
  carHolds = new Map<number, Hold>()
  shopperHolds = new Map<number, Hold>()
  soldCars = new Set<number>()
  /** What was done too early or too late, as the clock says beside the table. */
  untimely: string[] = []
  #stalled: { id: number; effect: ReservationEffect; until: number }[] = []
  #table: ReservationTable

  constructor(table: ReservationTable) {
    this.#table = table
  }

  get now(): Date {
    return new Date(this.nowMs)
  }

  reserve(shopper: number, car: number): void {
    const pay_by = payBy(this.now).toISOString()
    const payment: Payment = { status: 'pending', seen: [], isStuck: false }
    const id = this.reservations.length
    this.reservations.push({ id, shopper, car, payment, state: 'authorising', pay_by, pending: [] })
  }

  /** The provider's own changes: a card, its bank, its dashboard. */
  pay(id: number, status: ProviderChange): void {
    const payment = this.reservations[id]?.payment
    if (payment && status === 'stuck') payment.isStuck = true
    if (!payment || status === 'stuck') return
    const from: Record<typeof status, PaymentStatus[]> = {
      authorised: ['pending', 'declined'],
      declined: ['pending', 'declined'],
      voided: ['pending', 'declined', 'authorised'],
      refunded: ['captured'],
      disputed: ['captured'],
    }
    if (from[status].includes(payment.status)) this.#setPayment(payment, status)
  }

  #setPayment(payment: Payment, status: PaymentStatus): void {
    payment.status = status
    payment.seen.push(status)
  }

  /** Returns whether something changed. */
  apply(id: number, event: ReservationEvent): boolean {
    const reservation = this.reservations[id]
    const next = reservation && advanceReservation(reservation, event, this.now, this.#table)
    if (!reservation || !next) return false
    const isChanged = next.state !== reservation.state
    const isOver = this.#until(reservation) <= this.nowMs
    const isTimely = {
      timed_out: Date.parse(reservation.pay_by) <= this.nowMs,
      expired: isOver,
      confirm: !isOver,
      captured: next.state !== 'reserved' || !isOver,
    }
    if (isTimely[event as keyof typeof isTimely] === false) this.untimely.push(`${id}: ${event}`)
    Object.assign(reservation, next)
    return isChanged
  }

  /** A webhook of any age: of the last status, or of one that it had before. */
  hear(id: number, age: number): boolean {
    const { status, seen } = this.reservations[id]?.payment ?? ({ status: 'pending', seen: [] } as const)
    const said = age === 0 ? status : seen.at(-1 - age)
    return said !== undefined && said !== 'pending' && this.apply(id, said)
  }

  /** The clock, then the effect of the state. A crash leaves its answer unread. */
  run(id: number, crash: boolean): boolean {
    const reservation = this.reservations[id]
    if (!reservation) return false
    const due = clockEvent(reservation, this.now, this.#table)
    if (due) return this.apply(id, due)
    const effect = this.#table[reservation.state].does
    if (!effect) return false
    if (effect === 'capture' && !this.isHeld(id)) this.untimely.push(`${id}: charged without a hold`)
    const event = this.#do(effect, reservation, this.#until(reservation))
    return !crash && this.apply(id, event)
  }

  #until = ({ held_until }: Progress): number => Date.parse(held_until ?? '')

  /** A process decides on an effect, and stops for as long as it likes. */
  stall(id: number): void {
    const reservation = this.reservations[id]
    const effect = reservation && this.#table[reservation.state].does
    if (reservation && effect) this.#stalled.push({ id, effect, until: this.#until(reservation) })
  }

  /** It continues: what it did is done, whatever became of the reservation. */
  wake(): void {
    const { id = -1, effect, until = 0 } = this.#stalled.shift() ?? {}
    const reservation = this.reservations[id]
    if (reservation && effect) this.apply(id, this.#do(effect, reservation, until))
  }

  #do(effect: ReservationEffect, reservation: ModelReservation, until: number): ReservationEvent {
    const { id, car, shopper, payment } = reservation
    if (effect === 'hold') return this.#hold(id, { car, shopper, until })
    if (effect === 'release') {
      if (this.carHolds.get(car)?.id === id) this.carHolds.delete(car)
      if (this.shopperHolds.get(shopper)?.id === id) this.shopperHolds.delete(shopper)
      return 'released'
    }
    const { status } = payment
    if (effect === 'capture') {
      if (status === 'authorised' && !payment.isStuck) this.#setPayment(payment, 'captured')
      return payment.status === 'captured' ? 'captured' : 'capture_refused'
    }
    if (effect === 'void' && ['pending', 'declined', 'authorised'].includes(status)) this.#setPayment(payment, 'voided')
    if (effect === 'refund' && status === 'captured') this.#setPayment(payment, 'refunded')
    return payment.status as ReservationEvent
  }

  #hold(id: number, { car, shopper, until }: { car: number; shopper: number; until: number }): ReservationEvent {
    if (this.soldCars.has(car) || !this.#isFree(this.carHolds.get(car), id)) return 'taken'
    if (!this.#isFree(this.shopperHolds.get(shopper), id)) return 'taken'
    this.shopperHolds.set(shopper, { id, until })
    this.carHolds.set(car, { id, until })
    return 'held'
  }

  #isFree = (hold: Hold | undefined, id: number) => !hold || hold.id === id || hold.until <= this.nowMs

  /** What the reconciler does every minute: payments, feeds, clocks, effects, and holds of what is over. */
  reconcile(): void {
    for (let isChanged = true; isChanged; ) {
      isChanged = false
      for (const { id, car } of this.reservations) {
        const isSold = this.soldCars.has(car) && this.apply(id, 'sold')
        isChanged = this.hear(id, 0) || isSold || this.run(id, false) || isChanged
      }
    }
    for (const holds of [this.carHolds, this.shopperHolds])
      for (const [held, { id }] of holds) if (!isLive(this.reservations[id] as Progress)) holds.delete(held)
  }

  states = (): ReservationState[] => this.reservations.map(({ state }) => state)

  /** Ages, for tests that let time go by. */
  wait(minutes: number): void {
    this.nowMs += minutes * 60_000
  }

  isHeld = (id: number): boolean => {
    const hold = this.carHolds.get(this.reservations[id]?.car ?? -1)
    return hold?.id === id && hold.until > this.nowMs
  }

  static readonly holdMinutes = holdHours * 60
}
