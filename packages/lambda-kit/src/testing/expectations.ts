/** A tenant of the isolation matrix, and what belongs to it alone: an answer to anybody else that holds one of these is a leak. */
export type Tenant = {
  slug: string
  host: string
  dealership: string
  car: { id: string; slug: string; make: string; car_type: 'new' | 'used' }
  location: { id: string; slug: string }
  /** Id of its offer. */
  offer: string
  /** Shoppers who signed in on its site. */
  shopper: string
  otherShopper: string
  /** A reservation of its car, which is over. */
  reservation: string
  /** The lead of a shopper's car to trade in, which is the link of its valuation. */
  lead: string
  /** What its draw gives away. */
  prize: string
  /** The release of a remote that it alone has. */
  release: string
}

export type Visitor =
  | 'the right session'
  | 'another shopper’s session'
  | 'no session'
  | 'another tenant’s session'
  | 'a session that is over'

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

/** What a surface may be about. */
export type Subject = 'car' | 'consent'

export type Expectation = {
  /** How it is asked for what belongs to a tenant. */
  ask(tenant: Tenant): Asked
  /** What each visitor is answered. */
  answers(own: Tenant): Record<Visitor, Outcome>
  /** What it answers on a site that is asked for what belongs to another's tenant alone. */
  asksForOther: Outcome
  /** Why it has nothing to say of a car, or of a consent, although its function may read such. */
  silent?: Partial<Record<Subject, string>>
}

/**
 * What the endpoints of a function must answer to whom, by their routes: `testing/expectation.ts` in the function's folder. The
 * matrix of tenants, hostile requests and the tables of facts read it, and fail for a row without.
 */
export type Expectations = Record<string, Expectation>

/** Every visitor, with or without a session. */
export const everybody = (outcome: Outcome): Record<Visitor, Outcome> => ({
  'the right session': outcome,
  'another shopper’s session': outcome,
  'no session': outcome,
  'another tenant’s session': outcome,
  'a session that is over': outcome,
})

/** The first is what the shopper with that phone is answered. */
export const withSession = (
  own: Tenant,
  signedIn: (phone: string) => Outcome,
  without: Outcome,
): Record<Visitor, Outcome> => ({
  ...everybody(without),
  'the right session': signedIn(own.shopper),
  'another shopper’s session': signedIn(own.otherShopper),
})

export const ok: Outcome = { status: 200 }
export const notFound: Outcome = { status: 404, body: { error: { code: 'not_found' } } }
export const signInFirst: Outcome = { status: 401, body: { error: { code: 'unauthenticated' } } }

let numbers = 0
/** A new phone number and client address, as codes are limited for each. */
export const newNumber = () => {
  numbers += 1
  const digits = String(numbers).padStart(5, '0')
  return { phone: `04913${digits}`, ip: `198.51.${100 + Math.floor(numbers / 250)}.${numbers % 250}` }
}

/** A valuation beside the one that requests change: another car has no photos of the first. */
export const photographed = (lead: string): string => `${lead}-photographed`

/** Why an endpoint says nothing of consent, for all that are about things alone. */
export const aboutNoShopper = { consent: 'it is about a car, a loan, a draw or a place, and no shopper' }
