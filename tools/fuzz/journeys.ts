import { payBy } from '@forecourt/domain/reservations/hold-times'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { testLead } from '@forecourt/leads/testing/test-lead'
import { recordPerson } from '@forecourt/reservations/store/people-table'
import { addReservation } from '@forecourt/reservations/store/reservation-table'

/** Each can be cancelled once. */
const reservationCount = 20
const reservationsToPayCount = 5
const valuationCount = 5

const numbered = (count: number, nameOf: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => nameOf(at))

/** What hooks.py knows of journeys that the server holds. */
export type Journeys = {
  /** Leads of valuations of a car that was described by hand. */
  valuations: readonly string[]
  /** Others, which a request ends. */
  valuationsToEnd: readonly string[]
  /** Those whose first photo is kept already, and whose car nothing changes. */
  valuationsToKeep: readonly string[]
  /** Whose deposit is not paid yet. */
  reservations: readonly string[]
  /** Of the shopper who is signed in, who alone may pay. */
  reservationsToPay: readonly string[]
}

/** Stores valuations and reservations that have begun; `own` is the shopper who is signed in. */
export async function prepareJourneys(tenant: string, own: { phone: string; mark: string }): Promise<Journeys> {
  const valuations = numbered(valuationCount, (index) => `a-valuation-to-ask-${index}`)
  const valuationsToEnd = numbered(valuationCount, (index) => `a-valuation-to-end-${index}`)
  const valuationsToKeep = numbered(valuationCount, (index) => `a-valuation-to-keep-${index}`)
  const reservations = numbered(reservationCount, (index) => `reservation-to-ask-${100 + index}`)
  const reservationsToPay = numbered(reservationsToPayCount, (index) => `reservation-to-pay-${100 + index}`)
  for (const lead_id of [...valuations, ...valuationsToEnd, ...valuationsToKeep]) await storeValuation(tenant, lead_id)
  for (const id of reservations) await storeReservation(tenant, id, id)
  for (const reservation_id of reservationsToPay) {
    await storeReservation(tenant, reservation_id, own.mark)
    const person = { name: 'Ada Ng', email: 'ada@shopper.example', car: 'A car', created_at: new Date().toISOString() }
    await recordPerson(own.phone, { tenant, reservation_id, ...person })
  }
  return { valuations, valuationsToEnd, valuationsToKeep, reservations, reservationsToPay }
}

async function storeReservation(tenant: string, reservation_id: string, shopper_mark: string): Promise<void> {
  const now = new Date()
  await addReservation({
    ...{ tenant, reservation_id, version: 1, state: 'authorising', shopper_mark, pending: [] },
    car: { id: 'none', slug: 'a-car', name: 'A car', dealership_slug: `${tenant}-yard` },
    ...{ deposit_cents: 20_000, created_at: now.toISOString(), updated_at: now.toISOString() },
    pay_by: payBy(now).toISOString(),
  })
}

async function storeValuation(tenant: string, lead_id: string): Promise<void> {
  const phone_e164 = '+61491572000'
  const about = {
    form: 'trade-in',
    category: 'Trade In',
    person: { name: 'Ada', phone_e164 },
    fields: { kms: '40000' },
  }
  await putItem('leads', { ...testLead({ fields: { tenant, lead_id, ...about } }) })
  const car = { id: 'by-hand', year: 2021, make: 'Mazda', model: 'CX-5' }
  const at = new Date().toISOString()
  await putItem('valuations', {
    ...{ tenant, valuation: `${phone_e164}#${lead_id}`, version: 1, created_at: at, updated_at: at },
    ...{ lead_id, state: 'adjustments', kms: 40_000, matches: [], car, photos: [1], last_photo: 1 },
  })
}
