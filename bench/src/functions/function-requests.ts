import type { Site } from '@forecourt/contracts/site/site'
import { httpEvent, type TestRequest } from '@forecourt/lambda-kit/testing/http-event'

export type FunctionRequest = {
  /** The function's name. */
  name: string
  /** How many `node -e 0` its first reply may take. */
  limit: number
  /** Of its reply. */
  status: number
  event: ReturnType<typeof httpEvent>
}

const apiLimit = 4
/** Its shell and a remote render what the others answer. */
const documentLimit = 6

type Addressed = Omit<TestRequest, 'secret' | 'tenant'>

/** The first requests that shoppers wait for, by what the table of results calls them. */
export function functionRequests(
  { slug: tenant, url, paths }: Site,
  vehicle: { id: string; slug: string },
): Record<string, FunctionRequest> {
  const request = (name: string, status: number, asked: Addressed, limit = apiLimit): FunctionRequest => {
    const event = httpEvent({ tenant, secret: process.env.ORIGIN_SECRET ?? '', ...asked })
    const own = { 'content-type': 'application/json', origin: url, 'x-site-host': new URL(url).host }
    return { name, status, limit, event: { ...event, headers: { ...event.headers, ...own } } }
  }
  const page = (path: string) => request('document', 200, { path }, documentLimit)
  const loan = { selfAssessedCreditScore: 'GREAT', purchasePrice: 36_990, loanTerm: 5, year: 2025 }
  const enquiry = {
    form: 'vehicle-enquiry',
    car_id: vehicle.id,
    url: `/cars/${vehicle.slug}`,
    filled_ms: 9000,
    values: { name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 006', message: 'Are you open?' },
  }
  return {
    search: request('search', 200, { path: '/api/search', route: '/api/search', query: 'make=Toyota' }),
    vehicle: request('vehicle', 200, {
      path: `/api/cars/${vehicle.slug}`,
      route: '/api/cars/{slug}',
      params: { slug: vehicle.slug },
    }),
    leads: request('leads', 200, {
      path: '/api/leads',
      route: '/api/leads',
      method: 'POST',
      body: JSON.stringify(enquiry),
    }),
    session: request('session', 401, { path: '/api/session', route: '/api/session' }),
    quote: request('quote', 200, {
      ...{ path: '/api/youx/quote', route: '/api/youx/quote', method: 'POST' },
      body: JSON.stringify(loan),
    }),
    'document, home': page('/'),
    'document, results': page(paths.search),
    'document, vehicle': page(`/cars/${vehicle.slug}`),
    'document, finance': page('/personalised/finance'),
    'document, a form': page('/service'),
    'document, location': page('/dealerships'),
  }
}
