import type { DocumentServices, RemoteContainer } from '@forecourt/contracts/document'
import type { Registry } from '@forecourt/contracts/releases/release'
import type { Site } from '@forecourt/contracts/site/site'
import { ApiError, definePage, type PageModule, useSite } from '@forecourt/shell-api'

export type FakeData = { title: string }

function CarPage({ data }: { data: FakeData }) {
  const site = useSite()
  return (
    <h1>
      {data.title} at {site.name}
    </h1>
  )
}

export function ThrowingPage(): never {
  throw new Error('bad render')
}

/** A remote's page with a test's overrides. */
export const fakePage = (parts: Partial<PageModule<FakeData>> = {}): PageModule<FakeData> =>
  definePage<FakeData>({
    load: async ({ request }) => ({ kind: 'found', data: { title: `Car ${request.params.slug}` } }),
    head: ({ title }, { request }) => ({ title, description: `All about ${title}`, canonical: request.path }),
    Page: CarPage,
    ...parts,
  })

export const fakeContainer = (page: unknown): RemoteContainer => ({ init: () => {}, get: async () => () => ({ page }) })

const base = '/remotes/vehicle/1.2.0/'

/** Its etag changes with what it holds, as that of the table's releases does. */
export const registryOf = (remotes: Registry['remotes']): Registry => ({ etag: JSON.stringify(remotes), remotes })

export const fakeRegistry = registryOf({
  vehicle: {
    name: 'vehicle',
    version: '1.2.0',
    title: 'Vehicle',
    entry: `${base}entry.js`,
    requires: { react: '^19.0.0' },
    pages: [{ path: '/cars/:slug', expose: './vehicle', prefetch: ['/api/cars/{slug}', '/api/search?{query}'] }],
    parts: [],
    endpoints: `${base}endpoints.js`,
    preload: { './vehicle': { js: [`${base}vehicle.js`], css: [`${base}vehicle.css`] } },
    integrity: {
      [`${base}entry.js`]: 'sha384-e',
      [`${base}endpoints.js`]: 'sha384-n',
      [`${base}vehicle.js`]: 'sha384-v',
      [`${base}vehicle.css`]: 'sha384-c',
    },
  },
})

/** The document function's side for one request, with a remote `vehicle`; `loggedErrors` and `pages` record the faults and page outcomes that it receives. */
export function fakeServices(site: Site, container: () => Promise<RemoteContainer>) {
  const loggedErrors: string[] = []
  const loadedRemotes: string[] = []
  const pages: string[] = []
  const services: DocumentServices = {
    site,
    registry: fakeRegistry,
    call: () => Promise.reject(new ApiError('not_found', 'There is nothing at this address.')),
    contentVersion: async () => undefined,
    loadRemote(name, version) {
      loadedRemotes.push(`${name}@${version}`)
      return container()
    },
    readStyle: async () => 'h1{background:url(wheel.svg)}.car{color:red}',
    recordPageOutcome: (remote, outcome) => void pages.push(`${remote} ${outcome}`),
    logError: (message) => void loggedErrors.push(message),
  }
  return { ...services, loggedErrors, loadedRemotes, pages }
}
