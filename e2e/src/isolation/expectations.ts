import { sentMark } from '@forecourt/leads/sent-mark'
import { objectKey } from '@forecourt/leads/valuations/photo-store'
import { expect } from 'vitest'
import { secretVariables } from './handlers.ts'
import { photographed, type Tenant } from './tenants.ts'
import type { Visitor } from './visitors.ts'

/** What a request says beside its route. */
export type Asked = { params?: Record<string, string>; query?: string; body?: Record<string, unknown>; ip?: string }

export type Outcome = {
  status: number
  /** What the answer has at least. */
  body?: object
  /** Tables in which the tenant's own items change. */
  writes?: readonly string[]
  /** And those in which they do where there are any. */
  mayWrite?: readonly string[]
}

export type Expectation = {
  /** How it is asked for what belongs to a tenant. */
  ask(tenant: Tenant): Asked
  /** What each visitor is answered. */
  answers(own: Tenant): Record<Visitor, Outcome>
  /** What it answers on a site that is asked for what belongs to another's tenant alone. */
  asksForOther: Outcome
}

/** Every visitor, with or without a session. */
const everybody = (outcome: Outcome): Record<Visitor, Outcome> => ({
  'the right session': outcome,
  'another shopper’s session': outcome,
  'no session': outcome,
  'another tenant’s session': outcome,
  'a session that is over': outcome,
})

/** The first is what the shopper with that phone is answered. */
const withSession = (
  own: Tenant,
  signedIn: (phone: string) => Outcome,
  without: Outcome,
): Record<Visitor, Outcome> => ({
  ...everybody(without),
  'the right session': signedIn(own.shopper),
  'another shopper’s session': signedIn(own.otherShopper),
})

const { SENT_MARKS_SECRET: marksSecret = '' } = secretVariables()

const ok: Outcome = { status: 200 }
const notFound: Outcome = { status: 404, body: { error: { code: 'not_found' } } }
const signInFirst: Outcome = { status: 401, body: { error: { code: 'unauthenticated' } } }
const noVehicle = { status: 200, body: { hits: [] } }
const makeOf = ({ car }: Tenant): string => new URLSearchParams({ make: car.make }).toString()
const finds = ({ car }: Tenant): Outcome => ({ status: 200, body: { hits: [{ id: car.id }] } })
const isVehicle = ({ car }: Tenant): Outcome => ({ status: 200, body: { id: car.id } })

let numbers = 0
/** A new phone number and client address, as codes are limited for each. */
const newNumber = () => {
  numbers += 1
  const digits = String(numbers).padStart(5, '0')
  return { phone: `04913${digits}`, ip: `198.51.${100 + Math.floor(numbers / 250)}.${numbers % 250}` }
}

/** Where the shopper reserved, which erasing ends before it is paid, or drew. */
const mayErase = ['contacts', 'leads', 'reservation_people', 'reservations']

const listed = ({ reservation }: Tenant) => expect.objectContaining({ reservation_id: reservation })

/** The first time a shopper asks. */
const drawn = ['contacts', 'draws', 'leads']

/** What there is one of for each shopper is deleted without looking whether it is there. */
const erased = ['codes', 'price_alerts', 'sessions', 'shoppers']

/**
 * What every endpoint must answer to whom. A row without its entry fails the matrix: who adds an endpoint says here whom it
 * serves and whose things it keeps apart.
 */
export const expectations: Record<string, Expectation> = {
  'GET /api/registry': {
    ask: () => ({}),
    answers: ({ release }) => everybody({ status: 200, body: { remotes: { search: { version: release } } } }),
    asksForOther: ok,
  },
  'GET /api/releases/{releases}': {
    ask: ({ release }) => ({ params: { releases: `search_${release}` } }),
    answers: () => everybody({ status: 200, body: { files: { search: {} } } }),
    asksForOther: ok,
  },
  'GET /api/openapi.json': {
    ask: () => ({}),
    answers: () => everybody({ status: 200, body: { openapi: '3.1.0' } }),
    asksForOther: ok,
  },
  'GET /api/session': {
    ask: () => ({}),
    answers: (own) => withSession(own, (phone) => ({ status: 200, body: { phone } }), signInFirst),
    asksForOther: ok,
  },
  'POST /api/session/end': {
    ask: () => ({ body: {} }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { ended: true }, writes: ['sessions'] }), {
        status: 200,
        body: { ended: false },
      }),
    asksForOther: { status: 200, body: { ended: true }, writes: ['sessions'] },
  },
  'GET /api/search': {
    ask: (tenant) => ({ query: makeOf(tenant) }),
    answers: (own) => everybody(finds(own)),
    asksForOther: { status: 200, body: { hits: [], count: 0 } },
  },
  'GET /api/vehicles': {
    ask: (tenant) => ({ query: `limit=20&${makeOf(tenant)}` }),
    answers: (own) => everybody(finds(own)),
    asksForOther: noVehicle,
  },
  'GET /api/suggestions': {
    ask: ({ car }) => ({ query: new URLSearchParams({ text: car.make }).toString() }),
    answers: ({ car }) =>
      everybody({
        status: 200,
        body: {
          suggestions: [
            { label: car.make, count: 1 },
            { label: `${car.make} RAV4`, count: 1 },
          ],
        },
      }),
    asksForOther: ok,
  },
  'GET /api/filters/{filter}': {
    ask: ({ car }) => ({ params: { filter: 'make' }, query: new URLSearchParams({ text: car.make }).toString() }),
    answers: ({ car }) => everybody({ status: 200, body: { values: [{ value: car.make, count: 1 }] } }),
    asksForOther: { status: 200, body: { values: [] } },
  },
  'GET /api/cars/{slug}/similar': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: () => everybody(noVehicle),
    asksForOther: notFound,
  },
  'GET /api/cars/{slug}/autogauge': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: () => everybody({ status: 200, body: { comparables: [] } }),
    asksForOther: notFound,
  },
  'GET /api/cars/{slug}/pdf': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: ({ car }) => everybody({ status: 200, body: { name: `${car.slug}.pdf` } }),
    asksForOther: notFound,
  },
  'GET /api/cars/{slug}/view.json': {
    // A visitor counts once a day.
    ask: ({ car: { slug } }) => ({ params: { slug }, ip: newNumber().ip }),
    answers: ({ car }) => everybody({ status: 200, body: { car_fields: { id: car.id } }, writes: ['activity'] }),
    asksForOther: notFound,
  },
  'POST /api/calls/reveal': {
    ask: ({ slug, dealership, car }) => ({
      body: { car_id: car.id, dealership_id: dealership, website_id: slug },
      ip: newNumber().ip,
    }),
    answers: () => everybody({ status: 200, body: { recorded: true }, writes: ['activity'] }),
    asksForOther: { status: 400 },
  },
  'GET /api/delivery/{postcode}': {
    ask: () => ({ params: { postcode: '2000' } }),
    answers: () => everybody(notFound),
    asksForOther: notFound,
  },
  'GET /api/cars/{slug}': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: (own) => everybody(isVehicle(own)),
    asksForOther: notFound,
  },
  'GET /api/cars-by-id/{id}': {
    ask: ({ car: { id } }) => ({ params: { id } }),
    answers: (own) => everybody(isVehicle(own)),
    asksForOther: { status: 204 },
  },
  'GET /api/cars/{slug}/lenders': {
    ask: ({ car: { id } }) => ({ params: { slug: id } }),
    answers: () => everybody({ status: 200, body: { lenders: [] } }),
    asksForOther: notFound,
  },
  'GET /api/locations': {
    ask: () => ({}),
    answers: ({ location }) => everybody({ status: 200, body: { locations: [{ id: location.id }] } }),
    asksForOther: ok,
  },
  'GET /api/locations/{slug}': {
    ask: ({ location: { slug } }) => ({ params: { slug } }),
    answers: ({ location }) => everybody({ status: 200, body: { location: { id: location.id } } }),
    asksForOther: notFound,
  },
  'GET /api/reviews': {
    ask: ({ location: { slug } }) => ({ query: `location=${slug}` }),
    answers: ({ location }) =>
      everybody({ status: 200, body: { reviews: { reviews: [{ id: `about-${location.id}` }] } } }),
    asksForOther: ok,
  },
  'GET /api/offers': {
    ask: () => ({}),
    answers: ({ offer }) => everybody({ status: 200, body: { offers: [{ id: offer }] } }),
    asksForOther: ok,
  },
  'GET /api/offers/{id}': {
    ask: ({ offer }) => ({ params: { id: offer } }),
    answers: ({ offer }) => everybody({ status: 200, body: { id: offer } }),
    asksForOther: notFound,
  },
  'GET /api/menu': {
    ask: () => ({}),
    answers: ({ car }) => everybody({ status: 200, body: { makes: [{ make: car.make, count: 1 }] } }),
    asksForOther: ok,
  },
  'GET /api/content': {
    ask: ({ slug }) => ({ query: `path=/about-${slug}` }),
    answers: ({ slug }) => everybody({ status: 200, body: { title: `About ${slug}` } }),
    asksForOther: notFound,
  },
  'POST /api/youx/quote': {
    ask: () => ({ body: { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 } }),
    // Here is no finance provider.
    answers: () => everybody({ status: 200, body: { error: 'Failed to get YouX quick quote' } }),
    asksForOther: ok,
  },
  'POST /api/youx/create-customer': {
    ask: ({ shopper }) => ({
      body: {
        data: {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 30_000,
          loanTerm: 5,
          phoneNumber: shopper,
          firstName: 'Ada',
          lastName: 'Ng',
          email: 'ada@shopper.example',
          subscribe: false,
        },
        additionalData: {},
      },
    }),
    answers: () => ({
      ...everybody(signInFirst),
      'the right session': { status: 200, body: { error: 'Failed to create YouX customer' } },
    }),
    // Another site's shopper is not the one who asks.
    asksForOther: signInFirst,
  },
  'GET /api/postcodes/{postcode}': {
    ask: () => ({ params: { postcode: '2100' } }),
    answers: () => everybody({ status: 200, body: { state: 'NSW' } }),
    asksForOther: ok,
  },
  'GET /api/localities': {
    ask: () => ({ query: 'text=brookvale' }),
    answers: () => everybody({ status: 200, body: { localities: [{ postcode: '2100' }] } }),
    asksForOther: ok,
  },
  'GET /api/localities/near/{lat}/{long}': {
    ask: () => ({ params: { lat: '-33.8', long: '151.3' } }),
    answers: () => everybody({ status: 200, body: { state: 'NSW' } }),
    asksForOther: ok,
  },
  'GET /api/departments/{department}': {
    ask: () => ({ params: { department: 'sales' } }),
    answers: () => everybody({ status: 200, body: { team: [], places: [] } }),
    asksForOther: ok,
  },
  'GET /api/leads/sent/{mark}': {
    ask: ({ slug }) => ({ params: { mark: sentMark(marksSecret, slug, { category: 'Test Drive' }, new Date()) } }),
    answers: () => everybody({ status: 200, body: { category: 'Test Drive' } }),
    asksForOther: notFound,
  },
  'POST /api/verification/send': {
    ask: () => {
      const { phone, ip } = newNumber()
      return { body: { phone_number: phone }, ip }
    },
    answers: () => everybody({ status: 200, body: { resend_after_seconds: 30 }, writes: ['codes'] }),
    asksForOther: { status: 200, writes: ['codes'] },
  },
  'POST /api/verification/check': {
    ask: () => {
      const { phone, ip } = newNumber()
      return { body: { phone_number: phone, code: '000000' }, ip }
    },
    // What a right code does is the function's own test.
    answers: () => everybody({ status: 422, body: { error: { code: 'invalid' } } }),
    asksForOther: { status: 422, body: { error: { code: 'invalid' } } },
  },
  'POST /api/rate-limit': {
    ask: ({ shopper }) => ({ body: { phone: shopper } }),
    answers: () => everybody({ status: 200, body: { allowed: true } }),
    asksForOther: ok,
  },
  'GET /api/check-if-contact-exists': {
    ask: ({ shopper }) => ({ query: new URLSearchParams({ phone_number: shopper }).toString() }),
    answers: () => ({
      ...everybody({ status: 200, body: { data: null, error: null } }),
      'the right session': { status: 200, body: { data: { exists: false }, error: null } },
    }),
    asksForOther: { status: 200, body: { data: null, error: null } },
  },
  'GET /api/sessions': {
    ask: () => ({}),
    answers: (own) => withSession(own, () => ok, signInFirst),
    asksForOther: ok,
  },
  'POST /api/sessions/revoke': {
    ask: () => ({ body: { id: 'x'.repeat(43) } }),
    answers: (own) => withSession(own, () => notFound, signInFirst),
    asksForOther: notFound,
  },
  'POST /api/sessions/end': {
    ask: () => ({ body: {} }),
    answers: (own) => withSession(own, () => ({ status: 200, writes: ['sessions'] }), signInFirst),
    asksForOther: { status: 200, writes: ['sessions'] },
  },
  'GET /api/privacy': {
    ask: () => ({}),
    answers: (own) =>
      withSession(
        own,
        (phone_number) => ({ status: 200, body: { phone_number, site: own.slug, forms: [] } }),
        signInFirst,
      ),
    asksForOther: ok,
  },
  'POST /api/privacy/erase': {
    ask: () => ({ body: {} }),
    answers: (own) =>
      withSession(
        own,
        () => ({ status: 200, body: { erased: true }, writes: erased, mayWrite: mayErase }),
        signInFirst,
      ),
    asksForOther: { status: 200, body: { erased: true }, writes: erased, mayWrite: mayErase },
  },
  'POST /api/leads': {
    ask: ({ car }) => ({
      body: {
        form: 'vehicle-enquiry',
        car_id: car.id,
        filled_ms: 9000,
        values: { name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 006', message: 'Is it there?' },
      },
    }),
    answers: () => everybody({ status: 200, writes: ['contacts', 'leads'] }),
    // The shopper is heard, and the lead says nothing of a car that the site does not have.
    asksForOther: { status: 200, writes: ['contacts', 'leads'] },
  },
  'POST /api/reservations': {
    ask: ({ car }) => ({ body: { car_id: car.id, name: 'Ada Ng', email: 'ada@shopper.example' } }),
    answers: (own) =>
      withSession(
        own,
        () => ({
          status: 200,
          body: { reservation: { state: 'authorising', car: { id: own.car.id } } },
          writes: ['reservation_people', 'reservations'],
        }),
        signInFirst,
      ),
    asksForOther: notFound,
  },
  'GET /api/reservations': {
    ask: () => ({}),
    answers: (own) => ({
      ...withSession(own, () => ({ status: 200, body: { reservations: expect.anything() } }), signInFirst),
      'the right session': { status: 200, body: { reservations: expect.arrayContaining([listed(own)]) } },
    }),
    asksForOther: ok,
  },
  'POST /api/reservations/{id}/payment': {
    ask: ({ reservation }) => ({ params: { id: reservation }, body: {} }),
    answers: (own) => ({
      ...withSession(own, () => ok, signInFirst),
      'another shopper’s session': notFound,
    }),
    asksForOther: notFound,
  },
  'GET /api/reservations/{id}': {
    ask: ({ reservation }) => ({ params: { id: reservation } }),
    answers: ({ reservation }) => everybody({ status: 200, body: { reservation_id: reservation } }),
    asksForOther: notFound,
  },
  'POST /api/reservations/{id}/settle': {
    ask: ({ reservation }) => ({ params: { id: reservation }, body: {} }),
    answers: ({ reservation }) => everybody({ status: 200, body: { reservation_id: reservation } }),
    asksForOther: notFound,
  },
  'POST /api/reservations/{id}/cancel': {
    // It is over, and stays so.
    ask: ({ reservation }) => ({ params: { id: reservation }, body: {} }),
    answers: () => everybody({ status: 409, body: { error: { code: 'conflict' } } }),
    asksForOther: notFound,
  },
  'POST /api/payment-events': {
    // Of every tenant, at any site, and only with a signature: the function's own test has one.
    ask: () => ({ body: { id: 'evt_1' } }),
    answers: () => everybody({ status: 403, body: { error: { code: 'forbidden' } } }),
    asksForOther: { status: 403, body: { error: { code: 'forbidden' } } },
  },
  // Whoever has the link opens the valuation, signed in or not: it names no person.
  'GET /api/trade-in/{lead_id}': {
    ask: ({ lead }) => ({ params: { lead_id: lead } }),
    answers: ({ lead }) => everybody({ status: 200, body: { lead_id: lead, kms: 40_000 } }),
    asksForOther: { status: 204 },
  },
  'GET /api/trade-in': {
    // The trader is neither of the shoppers who sign in.
    ask: () => ({}),
    answers: (own) => withSession(own, () => ({ status: 200, body: { valuations: [] } }), signInFirst),
    asksForOther: { status: 200, body: { valuations: [] } },
  },
  'POST /api/trade-in/{lead_id}/lookup': {
    ask: ({ lead }) => ({ params: { lead_id: lead }, body: { rego: 'ABC12D', regoState: 'NSW' }, ip: newNumber().ip }),
    answers: ({ lead }) => everybody({ status: 200, body: { lead_id: lead }, writes: ['valuations'] }),
    asksForOther: notFound,
  },
  'POST /api/trade-in/{lead_id}/vehicle': {
    ask: ({ lead }) => ({ params: { lead_id: lead }, body: { year: 2021, make: 'Mazda', model: 'CX-5' } }),
    answers: ({ lead }) => everybody({ status: 200, body: { lead_id: lead }, writes: ['valuations'] }),
    asksForOther: notFound,
  },
  'POST /api/trade-in/{lead_id}/adjustments': {
    ask: ({ lead }) => ({
      params: { lead_id: lead },
      body: {
        id: 'by-hand',
        adjustmentAnswers: { condition: 'good', service_history: 'full', damage: 'none', keys: 'two' },
      },
    }),
    answers: () => everybody({ status: 200, body: { state: 'referred' }, writes: ['valuations'] }),
    asksForOther: notFound,
  },
  'POST /api/trade-in/complete': {
    // Without an offer there is nothing to accept; what an acceptance does is the function's own test.
    ask: ({ lead }) => ({ body: { lead_id: lead, form_completed: true, offer_accepted: true } }),
    answers: () => everybody({ status: 409, body: { error: { code: 'conflict' } } }),
    asksForOther: notFound,
  },
  'POST /api/miscellaneous': {
    ask: ({ lead }) => ({ body: { column_name: 'valuation', lead_id: lead } }),
    answers: () => everybody({ status: 200, body: { saved: true }, writes: ['valuations'] }),
    asksForOther: notFound,
  },
  'GET /api/trade-in/{lead_id}/photos': {
    ask: ({ lead }) => ({ params: { lead_id: photographed(lead) } }),
    answers: () => everybody({ status: 200, body: { photos: [{ number: 1 }] } }),
    asksForOther: { status: 204 },
  },
  'POST /api/trade-in/{lead_id}/photos': {
    ask: ({ lead }) => ({
      params: { lead_id: photographed(lead) },
      body: { type: 'image/jpeg', size: 1000 },
      ip: newNumber().ip,
    }),
    answers: ({ slug, lead }) =>
      everybody({
        status: 200,
        body: { fields: { key: ownPhotoKey(slug, photographed(lead)) } },
        writes: ['valuations'],
      }),
    asksForOther: notFound,
  },
  'POST /api/trade-in/{lead_id}/photos/keep': {
    ask: ({ lead }) => ({ params: { lead_id: photographed(lead) }, body: { number: 1 } }),
    answers: () => everybody({ status: 200, body: { photos: [{ number: 1 }] } }),
    asksForOther: notFound,
  },
  'POST /api/trade-in/{lead_id}/photos/remove': {
    // One that is not there, as the others ask for the one that is.
    ask: ({ lead }) => ({ params: { lead_id: photographed(lead) }, body: { number: 8 } }),
    answers: () => everybody({ status: 200, body: { photos: [{ number: 1 }] }, writes: ['valuations'] }),
    asksForOther: notFound,
  },
  // Every site has a draw of the same name, so a mistake would read, or spend, another's prizes.
  'GET /api/spin-to-win': {
    ask: () => ({}),
    answers: (own) =>
      withSession(
        own,
        () => ({ status: 200, body: { draw: { prizes: [own.prize] } }, mayWrite: ['draws'] }),
        signInFirst,
      ),
    asksForOther: { ...ok, mayWrite: ['draws'] },
  },
  'POST /api/spin-to-win': {
    ask: () => ({
      body: { form: 'spin-to-win', values: { name: 'Ada', email: 'ada@shopper.example' }, filled_ms: 9000 },
    }),
    answers: (own) =>
      withSession(
        own,
        () => ({ status: 200, body: { state: 'drawn', outcome: { won: { prize: own.prize } } }, mayWrite: drawn }),
        signInFirst,
      ),
    asksForOther: { status: 200, body: { state: 'drawn' }, mayWrite: drawn },
  },
  'POST /api/online-payment/invoice': {
    ask: () => ({ body: { reference: 'INV-1001', amount: '$1,250' } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { reference: 'INV-1001', amount_cents: 125_000 } }), signInFirst),
    asksForOther: ok,
  },
  'POST /api/online-payment': {
    ask: () => ({
      body: {
        form: 'online-payment',
        values: {
          ...{ payment_for: 'Service', reference: 'INV-1001', amount: '$1,250' },
          ...{ name: 'Ada', phone: '0491 570 006', email: 'ada@shopper.example' },
        },
        filled_ms: 9000,
      },
    }),
    answers: (own) => withSession(own, () => ({ status: 200, writes: ['contacts', 'leads'] }), signInFirst),
    asksForOther: { status: 200, writes: ['contacts', 'leads'] },
  },
  'GET /api/watchlist': {
    ask: () => ({}),
    answers: (own) => withSession(own, () => ({ status: 200, body: { cars: [] } }), signInFirst),
    asksForOther: { status: 200, body: { cars: [] } },
  },
  'GET /api/watchlist/cars': {
    ask: () => ({}),
    answers: (own) => withSession(own, () => ({ status: 200, body: { cars: [] } }), signInFirst),
    asksForOther: { status: 200, body: { cars: [] } },
  },
  'POST /api/watchlist/save-car': {
    // Whatever phone the body names, the car is the session's.
    ask: ({ car, otherShopper }) => ({ body: { phone_number: otherShopper, car_id: car.id } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { success: true }, writes: ['watchlist'] }), signInFirst),
    asksForOther: notFound,
  },
  'POST /api/watchlist/remove-car': {
    ask: ({ car, otherShopper }) => ({ body: { phone_number: otherShopper, car_id: car.id } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { success: true }, writes: ['watchlist'] }), signInFirst),
    asksForOther: { status: 200, body: { success: true }, writes: ['watchlist'] },
  },
  'POST /api/watchlist/price-alerts': {
    ask: () => ({ body: { wanted: true } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { wanted: true }, writes: ['price_alerts'] }), signInFirst),
    asksForOther: { status: 200, body: { wanted: true }, writes: ['price_alerts'] },
  },
  'POST /api/watchlist/unsubscribe': {
    // A token that no site made.
    ask: () => ({ body: { token: 'x'.repeat(60) } }),
    answers: () => everybody({ status: 200, body: { stopped: false } }),
    asksForOther: { status: 200, body: { stopped: false } },
  },
}

/** Each upload that is signed has the next number. */
function ownPhotoKey(slug: string, lead_id: string): unknown {
  return expect.stringContaining(objectKey({ tenant: slug, lead_id, number: 0 }).replace(/0$/, ''))
}
