import { createLead } from '@forecourt/contracts/endpoints/forms'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import {
  cancelReservation,
  createReservation,
  listReservations,
  notePaymentSent,
  payReservation,
  readReservation,
  settleReservation,
} from '@forecourt/contracts/endpoints/reservations'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { deliveryPrice, vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { advanceReservation, type Progress } from '@forecourt/domain/reservations/advance-reservation'
import { payBy } from '@forecourt/domain/reservations/hold-times'
import type { ReservationEvent } from '@forecourt/domain/reservations/reservation-table'
import type { Viewport } from '@forecourt/e2e/browser/viewports'
import { test as base, expect, fail, fake, type Page, phone } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import type { PageServer, PageServerOptions } from '@forecourt/e2e/page-harness/page-server'
import { servePayments } from '@forecourt/e2e/page-harness/serve-payments'

export const remotes = ['forms', 'search', 'vehicle', 'finance']
export const id = 'the-reservation-of-ada'
export const checkout = `/cars/${exampleCar.slug}/checkout`
/** The audit speaks to each frame, the provider's too. */
const always = /^console warning: Failed to execute 'postMessage' on 'DOMWindow': The target origin provided/

type Payments = Awaited<ReturnType<typeof servePayments>>

type Options = Pick<PageServerOptions, 'api' | 'site' | 'tenant'> & {
  /** A phone when absent. */
  at?: Viewport
  /** Problems that the test brings about on purpose. */
  required?: readonly RegExp[]
  hasScripts?: boolean
  isSignedIn?: boolean
  /** The example car's checkout when absent; null opens nothing yet. */
  path?: string | null
}

type Opened = {
  page: Page
  server: PageServer
  /** Another device, of somebody who is not signed in. */
  openOther(): Promise<Page>
}

export const test = base.extend<{ payments: Payments; openCheckout(options: Options): Promise<Opened> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
  payments: async ({}, use) => {
    const payments = await servePayments()
    await use(payments)
    await payments.close()
  },
  // The first is closed last: a page may ask for the provider's script until it is closed.
  openCheckout: async ({ payments, serve, open }, use) => {
    await use(async ({ at = phone, required, hasScripts = true, isSignedIn = true, path = checkout, ...site }) => {
      const server = await serve({ remotes, providerOrigins: payments.providerOrigins, ...site })
      const options = { at, javaScriptEnabled: hasScripts, expected: [always] }
      const openOther = () => open(server, options)
      const page = await open(server, { ...options, required })
      if (isSignedIn) await signIn(page, server)
      if (path !== null) await page.goto(path)
      return { page, server, openOther }
    })
  },
})

/** The functions behind the rows, in memory: the table of states is the product's own, and the payment is the sandbox's. */
export function reservations(payments: Payments, { isTaken = false, car = exampleCar as ShownVehicle } = {}) {
  let held: Progress | undefined
  const now = () => new Date()
  const take = (...events: ReservationEvent[]) => {
    for (const event of events) held = advanceReservation(held ?? fail('not_found'), event, now()) ?? fail('conflict')
  }
  const show = (): ShownReservation => {
    if (!held) return fail('not_found')
    return {
      reservation_id: id,
      car: { id: car.id, slug: car.slug, name: car.name, dealership_slug: car.dealership_slug },
      deposit_cents: 20_000,
      ...{
        state: held.state,
        pay_by: held.pay_by,
        can_cancel: advanceReservation(held, 'cancel', now()) !== undefined,
      },
      ...(held.reason && { reason: held.reason }),
      ...(held.held_until && { held_until: held.held_until }),
      ...(held.charged && { charged: held.charged }),
      ...(held.state === 'authorising' && state.sentAt && { payment_sent_at: state.sentAt }),
      ...(held.state === 'authorising' && state.isGone && { gone: 'taken' as const }),
    }
  }
  const begin = () => {
    held ??= { state: 'authorising', pay_by: payBy(now()).toISOString(), pending: [] }
  }
  const state = { isGone: false, isDown: false, isListed: false, sentAt: undefined as string | undefined, take, begin }
  const begun = () => ({
    reservation: show(),
    ...(held?.state === 'authorising' && { payment: payments.payment(id) }),
  })
  const answers: FakeAnswer[] = [
    fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' })),
    fake(vehicle, ({ params }) => (params.slug === car.slug ? car : fail('not_found'))),
    fake(vehicleById, ({ params }) => ([car.id, car.slug].includes(params.id) ? car : fail('not_found'))),
    fake(similarVehicles, () => ({
      kind: 'similar' as const,
      hits: [{ ...exampleCar, id: 'v2', slug: 'another-rav4', photos_count: 1 }],
    })),
    fake(createReservation, () => {
      begin()
      return begun()
    }),
    fake(payReservation, begun),
    fake(readReservation, () => (state.isDown ? fail('unavailable') : show())),
    // One that ended is of the same car.
    fake(listReservations, () => ({
      reservations:
        held && state.isListed ? [{ ...show(), state: 'ended' as const, reason: 'cancelled' as const }, show()] : [],
    })),
    fake(notePaymentSent, ({ body }) => {
      state.sentAt = body.is_sent ? now().toISOString() : undefined
      return show()
    }),
    fake(settleReservation, () => {
      if (payments.statusOf(id) === 'requires_capture') {
        take('authorised', ...(isTaken ? (['taken', 'voided', 'released'] as const) : (['held', 'captured'] as const)))
      }
      return show()
    }),
    fake(cancelReservation, () => {
      take('cancel', 'refunded', 'released')
      return show()
    }),
    fake(createLead, () => ({ lead_id: 'l'.repeat(32) })),
    fake(deliveryPrice, () => ({ outcome: 'priced' as const, price: 150, name: 'Sydney' })),
    ...localityAnswers,
  ]
  return { answers, state, show }
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const routes = ({ requests }: PageServer) => requests.map(({ route }) => route)
export const signIn = (page: Page, server: PageServer) =>
  page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])

export async function fillDetails(page: Page): Promise<void> {
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@shopper.example')
}

/** To where the deposit is paid. */
export async function toDeposit(page: Page): Promise<void> {
  await fillDetails(page)
  await button(page, 'Continue to the deposit').click()
}

export async function pay(page: Page, card: string): Promise<void> {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]')
  await form.getByLabel('Card number').fill(card)
  await form.getByLabel('Expiration date').fill('12 / 34')
  await form.getByLabel('Security code').fill('123')
  await button(page, 'Pay $200 deposit').click()
}

export const good = '4242 4242 4242 4242'
