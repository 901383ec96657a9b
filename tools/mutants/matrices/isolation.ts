import type { Matrix, Mutant } from '../matrix.ts'

const kit = 'packages/lambda-kit/src'
const session = `${kit}/http/session.ts`
const sameSite = `${kit}/http/same-site.ts`
const apiHandler = `${kit}/http/api-handler.ts`
const searchStock = 'packages/stock/src/site-queries/search-stock.ts'
const findVehicle = 'packages/stock/src/site-queries/vehicles/find-vehicle.ts'

/** Mistakes in the checks that keep tenants and shoppers apart. */
const mutants: readonly Mutant[] = [
  {
    name: 'sessions are of all tenants',
    edits: [
      {
        file: session,
        find: "getItem('sessions', { tenant, session: hashOf(id) })",
        replace: "getItem('sessions', { tenant: 'all', session: hashOf(id) })",
      },
      {
        file: session,
        find: 'const common = { tenant, ',
        replace: "const common = { tenant: 'all', ",
      },
    ],
    caughtBy: /another tenant’s session/,
  },
  {
    name: 'a session never ends',
    ...{ file: session, find: 'ttl * 1000 < Date.now()', replace: 'ttl < 0' },
    caughtBy: /a session that is over/,
  },
  {
    name: 'a required session is not required',
    edits: [
      { file: apiHandler, find: "endpoint.session === 'required' && !session", replace: 'false' },
      // It looks again, so that the types know that there is one.
      {
        file: 'functions/forms/session/endpoint.ts',
        find: "if (!session) throw new AppError('unauthenticated')",
        replace: "if (!session) return { phone: null, started_at: AppError && '2026-01-01T00:00:00Z' }",
      },
    ],
    caughtBy: /GET \/api\/session .*(no session|that is over|another tenant’s)/,
  },
  {
    name: 'every page may write',
    file: sameSite,
    find: '  checkFetchSite(event)\n',
    replace: '  if (event) return\n',
    caughtBy: /is refused from another site, /,
  },
  {
    name: 'sec-fetch-site is not looked at',
    ...{ file: sameSite, find: "if (site !== undefined && site !== 'same-origin') throw refused()", replace: '' },
    caughtBy: /as a browser says across sites/,
  },
  {
    name: 'every page may have its visitors counted',
    ...{ file: apiHandler, find: 'if (endpoint.counts) checkFetchSite(event)', replace: '' },
    caughtBy: /view.json is asked for by no page of another site/,
  },
  {
    name: 'an origin is compared by how it ends',
    file: sameSite,
    find: "origin !== originOf(siteUrl, header(event, 'x-site-host') ?? '')",
    replace: "!origin.endsWith(header(event, 'x-site-host') ?? '')",
    caughtBy: /a host that ends as the own one/,
  },
  {
    name: 'an origin of another scheme passes',
    file: sameSite,
    find: "origin !== originOf(siteUrl, header(event, 'x-site-host') ?? '')",
    replace: "URL.parse(origin)?.host !== URL.parse(originOf(siteUrl, header(event, 'x-site-host') ?? '') ?? '')?.host",
    caughtBy: /the own host without TLS/,
  },
  {
    name: 'an origin is not asked for',
    ...{ file: sameSite, find: "if (header(event, 'sec-fetch-site') === undefined) throw refused()", replace: '' },
    caughtBy: /is refused from no browser/,
  },
  {
    name: 'any secret is the edge’s',
    file: `${kit}/http/origin-check.ts`,
    find: 'if (fitting.length > 0) return',
    replace: 'if (fitting) return',
    caughtBy: /is refused with the edge’s secret/,
  },
  {
    name: 'the tenant is a parameter of the address',
    file: `${kit}/tenants/tenant-check.ts`,
    find: "loadSite(header(event, 'x-tenant') ?? '')",
    replace: "loadSite(new URLSearchParams(event.rawQueryString).get('tenant') ?? header(event, 'x-tenant') ?? '')",
    caughtBy: /reads the tenant from nowhere but the edge/,
  },
  {
    name: 'private answers are shared',
    ...{ file: apiHandler, find: "return visibility === 'shared'", replace: 'return true' },
    caughtBy: /GET \/api\/session .*the right session/,
  },
  {
    name: 'every vehicle of a dealership is in scope',
    file: 'packages/domain/src/stock/stock-scope.ts',
    find: 'vehicle.show_on_dealer_website && scopeLists(scope)',
    replace: 'true || scopeLists(scope)',
    caughtBy: /same dealerships.*cars.* answers nothing that belongs to the other/,
  },
  {
    name: 'a vehicle is found by its id in any dealership',
    file: findVehicle,
    find: 'const byId = await findById(id, dealerships)',
    replace:
      "const [byOther] = await findById(id, ['northgate', 'harbourside', 'twin'])\n  if (byOther) return byOther.vehicle\n  const byId = await findById(id, dealerships)",
    caughtBy: /cars-by-id.* answers nothing that belongs to the other/,
  },
  {
    name: 'a search is of another site’s dealerships',
    file: searchStock,
    find: 'const scope = stockScope(site)\n  return { scope, search',
    replace:
      "const scope = stockScope({ ...site, dealerships: ['northgate', 'harbourside', 'twin'] })\n  return { scope, search",
    caughtBy: /share nothing.*GET \/api\/(search|vehicles|filters.*) answers nothing that belongs to the other/,
  },
  {
    name: 'leads are of all tenants',
    ...{ file: 'packages/leads/src/compose-lead.ts', find: 'tenant: site.slug,', replace: "tenant: 'all'," },
    caughtBy: /POST \/api\/leads .*changes only what it must/,
  },
  {
    name: 'an idempotency key is of all tenants',
    file: 'packages/leads/src/store/lead-id.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code.
    find: '`${tenant}\\0${idempotencyKey}`',
    replace: 'tenant && idempotencyKey',
    caughtBy: /POST \/api\/leads .*creates one thing for a key/,
  },
]

export const isolation: Matrix = { name: 'isolation', test: 'e2e/src/isolation/isolation.slow.test.ts', mutants }
