import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { testVehicle } from '@forecourt/domain/testing/test-vehicle'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { createEmailProvider } from '@forecourt/providers/email/adapter'
import { sandbox as emailSandbox } from '@forecourt/providers/email/sandbox'
import { createPaymentProvider } from '@forecourt/providers/payment/adapter'
import { sandbox as paymentSandbox } from '@forecourt/providers/payment/sandbox'
import type { TestCard } from '@forecourt/providers/payment/sandbox-intents'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { createReservation } from '../create-reservation.ts'
import { observePayment, runReservation } from '../run-reservation.ts'

export const start = new Date('2026-11-26T00:00:00.000Z')
const apiKey = 'a-key-of-the-sandbox'

/** A site with cars, a payment provider and an inbox, and a clock that a test sets. */
export async function startReservationWorld() {
  const tables = await startLocalTables()
  const payments = paymentSandbox.create()
  const emails = emailSandbox.create()
  const [paymentServer, emailServer] = await Promise.all([startSandbox(payments), startSandbox(emails)])
  // As most dealers: leads go to the place that sells the car.
  const locations = testSite().locations.map((place) => ({
    ...place,
    contact_detail: { ...place.contact_detail, email: 'sales@northgate.example' },
  }))
  const site = testSite({
    capabilities: { reserve: true },
    locations,
  })
  await writeSite(site)
  let now = start
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const services = {
    payment: createPaymentProvider({ url: paymentServer.url, apiKey }),
    email: createEmailProvider({ region: 'ap-southeast-2', url: emailServer.url, credentials }),
    fromAddress: 'leads@forecourt.example',
    readSite: async (slug: string) => (slug === site.slug ? site : undefined),
    now: () => now,
  }
  let cars = 0
  let keys = 0
  /** A car of its own for each test. */
  const addCar = async (fields: object = {}) => {
    const id = `car-${++cars}`
    const vehicle = testVehicle({ id, slug: `a-${id}`, dealership_slug: 'northgate', price: 30_000, ...fields })
    await storeVehicle(vehicle)
    return vehicle
  }
  const begin = (carId: string, phone: string, idempotencyKey = `key-of-the-test-${++keys}`) =>
    createReservation(
      {
        ...{ site, phone, carId, idempotencyKey },
        name: 'Ada Ng',
        email: 'ada@shopper.example',
        secret: 'a-secret-of-the-stage',
      },
      services,
    )
  /** What the shopper's browser does with the provider's form. */
  const pay = (clientSecret: string | undefined, card: TestCard = 'pm_card_visa') =>
    fetch(`${paymentServer.url}/v1/payment_intents/${clientSecret?.split('_secret_')[0]}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ payment_method: card, client_secret: clientSecret ?? '' }),
    })
  const settle = async (reservation: StoredReservation) =>
    runReservation(await observePayment(reservation, services), services)
  let phones = 0
  const newPhone = () => `+6149157${String(++phones).padStart(4, '0')}`
  /** Begun, paid and held. */
  const reserve = async (carId: string, phone = newPhone()) => {
    const { reservation, clientSecret } = await begin(carId, phone)
    await pay(clientSecret)
    return settle(reservation)
  }
  return {
    ...{ site, services, payments, emails, addCar, newPhone, begin, pay, settle, reserve },
    urls: { payment: paymentServer.url, email: emailServer.url },
    apiKey,
    setNow: (time: Date) => {
      now = time
    },
    /** As it began, but for what is stored. */
    reset: () => {
      now = start
      payments.reset()
      emails.reset()
    },
    close: () => Promise.all([tables.close(), paymentServer.close(), emailServer.close()]),
  }
}
