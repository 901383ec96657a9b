import { startSession } from '@forecourt/lambda-kit/http/session'
import type { Tenant, Visitor } from '@forecourt/lambda-kit/testing/expectations'
import { startOldSession } from './tenants.ts'

/** Who asks a tenant's site, and how the id in their cookie comes to be. */
export const visitors = {
  'the right session': ({ own }) => startSession(own.slug, own.shopper),
  'another shopper’s session': ({ own }) => startSession(own.slug, own.otherShopper),
  'no session': async () => undefined,
  'another tenant’s session': ({ other }) => startSession(other.slug, other.shopper),
  'a session that is over': ({ own }) => startOldSession(own.slug, own.shopper),
} as const satisfies Record<Visitor, (pair: { own: Tenant; other: Tenant }) => Promise<string | undefined>>

// The table's own keys.
export const visitorNames = Object.keys(visitors) as Visitor[]

type Page = { host: string; otherHost: string }
type Headers = Record<string, string>

/** Where a write may be sent from: pages of the site itself. */
export const ownPages: Readonly<Record<string, (page: Page) => Headers>> = {
  'the site’s own page': ({ host }) => ({ origin: `https://${host}`, 'sec-fetch-site': 'same-origin' }),
  'the site’s own page in a browser that does not say how': ({ host }) => ({ origin: `https://${host}` }),
  'the site’s own page in a browser that leaves its origin out': () => ({ 'sec-fetch-site': 'same-origin' }),
}

/** Where no write may come from. */
export const foreignPages: Readonly<Record<string, (page: Page) => Headers>> = {
  'another site': () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
  'another site in a browser that does not say how': () => ({ origin: 'https://evil.example' }),
  'another site in a browser that leaves its origin out': () => ({ 'sec-fetch-site': 'cross-site' }),
  'a host that ends as the own one': ({ host }) => ({ origin: `https://not-${host}` }),
  'a host that begins as the own one': ({ host }) => ({ origin: `https://${host}.evil.example` }),
  'another port of the own host': ({ host }) => ({ origin: `https://${host}:8443` }),
  'the own host without TLS': ({ host }) => ({ origin: `http://${host}` }),
  'another tenant': ({ otherHost }) => ({ origin: `https://${otherHost}`, 'sec-fetch-site': 'same-site' }),
  'the own host, as a browser says across sites': ({ host }) => ({
    origin: `https://${host}`,
    'sec-fetch-site': 'cross-site',
  }),
  'a page without an origin': () => ({ origin: 'null' }),
  'an origin that is none': ({ host }) => ({ origin: host }),
  'no browser': () => ({}),
}
