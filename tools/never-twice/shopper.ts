import { createReservation, readReservation } from '@forecourt/contracts/endpoints/reservations'
import { startSession } from '@forecourt/lambda-kit/http/session'
import type { World } from './world.ts'

const answerMs = 20_000
const maxTries = 40
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The last answer to a shopper. */
export type Answer = { id?: string; state: string; reason?: string }

/** A shopper in a browser: sends again, with the same key, what got no answer. */
export class Shopper {
  readonly name: string
  #world: World
  #session = ''
  #phone: string
  id: string | undefined
  #secret: string | undefined

  constructor(world: World, number: number) {
    this.#world = world
    this.name = `shopper-${number}`
    this.#phone = `+6149${String(number).padStart(7, '0')}`
  }

  async signIn(): Promise<void> {
    this.#session = await startSession('northgate', this.#phone)
  }

  async begin(car_id: string): Promise<Answer> {
    const body = { car_id, name: this.name, email: `${this.name}@shopper.example` }
    const { status, value } = await this.#send('/api/reservations', body)
    if (status !== 200) return { state: 'refused', reason: String(Object(Object(value).error).code) }
    const { reservation, payment } = createReservation.response.parse(value)
    this.id = reservation.reservation_id
    this.#secret = payment?.client_secret
    return { id: this.id, state: reservation.state }
  }

  /** The provider's form in the browser: our functions have no part in it. */
  async pay(): Promise<void> {
    if (!this.#secret) return
    const id = this.#secret.split('_secret_')[0]
    await fetch(`${this.#world.paymentUrl}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: this.#secret }),
    })
  }

  settle = (): Promise<Answer> => this.#act('settle')
  cancel = (): Promise<Answer> => this.#act('cancel')

  async #act(action: 'settle' | 'cancel'): Promise<Answer> {
    if (this.id === undefined) return { state: 'refused' }
    const { status, value } = await this.#send(`/api/reservations/${this.id}/${action}`, {})
    if (status !== 200) return { id: this.id, state: 'refused', reason: String(status) }
    const { state, reason } = readReservation.response.parse(value)
    return { id: this.id, state, ...(reason && { reason }) }
  }

  async #send(path: string, body: object): Promise<{ status: number; value: unknown }> {
    const headers = {
      'content-type': 'application/json',
      cookie: `__Host-session=${this.#session}`,
      'idempotency-key': `never-twice-${this.name}`,
      'x-viewer-ip': `10.${this.#phone.slice(-6, -4)}.${this.#phone.slice(-4, -2)}.${this.#phone.slice(-2)}`.replaceAll(
        /\.0(\d)/g,
        '.$1',
      ),
    }
    for (let tries = 0; tries < maxTries; tries += 1) {
      try {
        const signal = AbortSignal.timeout(answerMs)
        const answer = await fetch(this.#world.url + path, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
          signal,
        })
        const value: unknown = await answer.json()
        if (answer.status < 500) return { status: answer.status, value }
      } catch {
        // It was killed meanwhile.
      }
      await pause(100 + 100 * Math.random())
    }
    throw new Error(`${this.name} got no answer from ${path}.`)
  }
}
