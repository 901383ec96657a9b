import { createHash } from 'node:crypto'
import type { RemoteContainer } from '@forecourt/contracts/document'
import { search } from '@forecourt/contracts/endpoints/search'
import type { RemotePolicy } from '@forecourt/contracts/releases/release'
import type { Site } from '@forecourt/contracts/site/site'
import { parseSite } from '@forecourt/contracts/site/validation/parse-site'
import { ApiError, type PageModule } from '@forecourt/shell-api'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RemotePage } from '../app/routing/match-path.ts'
import {
  type FakeData,
  fakeContainer,
  fakePage,
  fakeServices,
  registryOf,
  ThrowingPage,
} from '../testing/fake-remote.tsx'
import { testAssets } from '../testing/test-assets.ts'
import { testSite } from '../testing/test-site.ts'
import { createRender } from './render.tsx'

const render = createRender(testAssets)

beforeAll(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1', jotai: '3.0.1' })
})
afterEach(() => vi.useRealTimers())

async function ask(path: string, container: RemoteContainer | Error = fakeContainer(fakePage()), query = '') {
  const services = fakeServices(testSite, async () => {
    if (container instanceof Error) throw container
    return container
  })
  const response = await render({ path, query }, services)
  return { ...response, services, main: response.body.match(/<main.*<\/main>/s)?.[0] ?? '' }
}

/** By address, as the import map names it. */
const integrityIn = (body: string): Record<string, string> =>
  JSON.parse(body.match(/<script type="importmap">(.*?)<\/script>/)?.[1] ?? '').integrity

describe('[RT-4] a page is rendered by its remote, inside the tenant’s header and footer', () => {
  test('status, head, page and the files of just this route', { tags: 'long' }, async () => {
    const { status, body, main, services } = await ask('/cars/kia')
    expect(status).toBe(200)
    expect(services.loadedRemotes).toEqual(['vehicle@1.2.0'])
    expect(services.pages).toEqual(['vehicle shown'])
    expect(main).toContain('<h1>Car kia<!-- --> at <!-- -->Harbour &amp; Sons</h1>')
    expect(body).toContain('<title>Car kia</title>')
    expect(body).toContain('<link rel="canonical" href="https://www.harbour.example/cars/kia">')
    expect(body).toContain('<meta property="og:site_name" content="Harbour &amp; Sons">')
    expect(body.match(/<link rel="modulepreload" href="[^"]+"/g)).toEqual([
      '<link rel="modulepreload" href="/remotes/vehicle/1.2.0/entry.js"',
      '<link rel="modulepreload" href="/remotes/vehicle/1.2.0/vehicle.js"',
    ])
    expect(body).toContain('h1{background:url(/remotes/vehicle/1.2.0/wheel.svg)}')
    expect(body).toContain('<footer')
  })

  test('the import map covers the page’s scripts, and the data block holds what the page was made of', async () => {
    const { body } = await ask('/cars/kia', undefined, 'a=1')
    expect(integrityIn(body)).toEqual({
      '/assets/main.1.js': 'sha384-main',
      '/remotes/vehicle/1.2.0/entry.js': 'sha384-e',
      '/remotes/vehicle/1.2.0/endpoints.js': 'sha384-n',
      '/remotes/vehicle/1.2.0/vehicle.js': 'sha384-v',
    })
    const state = JSON.parse(body.match(/<script type="application\/json" id="state">(.*?)<\/script>/)?.[1] ?? '')
    expect(state).toMatchObject({
      view: { kind: 'page', key: '/cars/kia', remote: 'vehicle', expose: './vehicle', data: { title: 'Car kia' } },
      request: { path: '/cars/kia', params: { slug: 'kia' }, query: 'a=1' },
      sinks: [],
    })
    expect(state).not.toHaveProperty('site')
  })

  test('what all documents of a site have alike is a file that never changes, preloaded by its address', async () => {
    const { body, services } = await ask('/cars/kia')
    const url = body.match(/<link rel="preload" as="fetch" href="([^"]*)" crossorigin>/)?.[1] ?? ''
    const file = await render({ path: url, query: '' }, services)
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(JSON.parse(file.body)).toMatchObject({
      site: { name: 'Harbour & Sons', capabilities: { watchlist: expect.any(Boolean) }, logo_svg: '' },
      integrity: testAssets.integrity,
      registry: { remotes: { vehicle: { name: 'vehicle', version: '1.2.0', pages: [{ path: '/cars/:slug' }] } } },
    })
    expect(file.body).not.toMatch(/ssm:\/|finance_provider|preload/)
    const renamed = { ...services, site: { ...testSite, name: 'Harbour' } }
    expect((await ask('/cars/kia')).body).toContain(url)
    expect((await render({ path: '/cars/kia', query: '' }, renamed)).body).not.toContain(url)
    const present = await render({ path: url, query: '' }, renamed)
    expect(present.headers['cache-control'], 'under the address of other settings').toBe('no-store')
    expect(JSON.parse(present.body).site.name).toBe('Harbour')
  })

  test('its styles are the rules of what it shows, and the whole sheets are preloaded with their integrity', async () => {
    const { body } = await ask('/cars/kia')
    const style = body.match(/<style>(.*)<\/style>/)?.[1] ?? ''
    expect(style).toContain('@layer shell{header{color:red}}h1{background')
    expect(style).not.toMatch(/dialog|\.car/)
    expect(body.match(/<link rel="preload" as="style"[^>]*>/g)).toEqual([
      '<link rel="preload" as="style" href="/assets/main.1.css" integrity="sha384-sheet">',
      '<link rel="preload" as="style" href="/remotes/vehicle/1.2.0/vehicle.css" integrity="sha384-c">',
    ])
  })

  test('every script and every preload of one names its integrity, as no policy enforces it', async () => {
    const { body } = await ask('/cars/kia')
    const integrity = integrityIn(body)
    const tags = body.match(/<(?:script [^>]*src=|link rel="(?:modulepreload|preload" as="script"))[^>]*>/g) ?? []
    expect(tags).toHaveLength(3)
    for (const tag of tags) {
      const url = /(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? ''
      expect(tag).toContain(`integrity="${integrity[url]}"`)
    }
  })

  test('no secret of the tenant is in it, and no text can break out of it', async () => {
    const evil = '</script><script>alert(1)</script>'
    const page = fakePage({
      load: async () => ({ kind: 'found', data: { title: evil } }),
      head: () => ({ title: evil, description: evil, canonical: '/cars/x', jsonLd: { name: evil } }),
    })
    const { body } = await ask('/cars/kia', fakeContainer(page))
    expect(body).not.toContain('alert(1)</script>')
    expect(body).not.toContain('ssm:/')
    expect(body).not.toContain('finance_provider')
  })
})

describe('security', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('every inline script and style is named by its hash, and scripts come from the two folders of the tenant’s own address', async () => {
    const { body, headers } = await ask('/cars/kia')
    const policy = headers['content-security-policy'] ?? ''
    const scripts = policy.match(/script-src ([^;]*)/)?.[1] ?? ''
    const styles = policy.match(/style-src ([^;]*)/)?.[1] ?? ''
    for (const [, text = ''] of body.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs))
      expect(scripts).toContain(hashOf(text))
    const sheets = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    expect(sheets).toHaveLength(1)
    for (const [, text = ''] of sheets) expect(styles).toContain(hashOf(text))
    expect(scripts).toMatch(/^https:\/\/www\.harbour\.example\/assets\/ https:\/\/www\.harbour\.example\/remotes\/ '/)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'integrity-policy-report-only': 'blocked-destinations=(script)',
    })
    expect(headers, 'with which WebKit refuses the preloads').not.toHaveProperty('integrity-policy')
  })

  const providers = {
    video: { frames: ['https://video.example.com'] },
    map: { scripts: ['https://map.example.com'], connects: ['https://tiles.example.com'] },
  }
  async function policyWith(policy: RemotePolicy, tracking: Site['tracking'] = testSite.tracking) {
    const services = fakeServices({ ...testSite, tracking }, async () => fakeContainer(fakePage()))
    const { vehicle } = services.registry.remotes
    const elsewhere = vehicle && { ...vehicle, name: 'elsewhere', pages: [], policy }
    const registry = registryOf({ ...services.registry.remotes, ...(elsewhere && { elsewhere }) })
    const { headers, body } = await render({ path: '/cars/kia', query: '' }, { ...services, registry })
    const directives = (headers['content-security-policy'] ?? '').split('; ').map((text) => text.split(' '))
    return { body, headers, sources: Object.fromEntries(directives.map(([name = '', ...values]) => [name, values])) }
  }

  test('every document carries what the released remotes declare for their providers, whichever page it shows', async () => {
    const { sources, headers, body } = await policyWith(providers)
    expect(sources['frame-src']).toEqual(['https://video.example.com'])
    expect(sources['connect-src']).toEqual(["'self'", 'https://tiles.example.com'])
    expect(sources['script-src']).toContain('https://map.example.com')
    expect(headers, 'which would report the script, as its hash is unknown').not.toHaveProperty(
      'integrity-policy-report-only',
    )
    expect(body).toContain('"integrity":{"/assets/main.1.js":"sha384-main"')
    expect(body).not.toContain('map.example.com')
  })

  test('frames and calls alone leave the integrity of scripts required', async () => {
    const { headers } = await policyWith({ video: providers.video })
    expect(headers).toHaveProperty('integrity-policy-report-only', 'blocked-destinations=(script)')
  })

  test('[AN-1] the trackers of the site are allowed, and of no other site', async () => {
    const sinks: Site['tracking']['sinks'] = [{ kind: 'meta_pixel', pixel_id: '1234567890' }]
    const { sources } = await policyWith({}, { consent: 'none', sinks })
    expect(sources['script-src']).toContain('https://connect.facebook.net')
    expect((await policyWith({})).sources['script-src']?.join()).not.toContain('facebook')
  })

  test('no element carries a style attribute, which the policy would refuse', async () => {
    const { body } = await ask('/cars/kia')
    expect(body.replaceAll(/<(script|style).*?<\/\1>/gs, '')).not.toMatch(/ style="/)
  })
})

describe('addresses', () => {
  test.each([
    ['/', '', 302, '/search/used-cars/'],
    ['/', 'make=Kia', 302, '/search/used-cars/?make=Kia'],
    ['/Cars/kia/', 'a=1', 308, '/cars/kia?a=1'],
    ['//cars/kia', '', 308, '/cars/kia'],
    ['/cars/%2Fkia', '', 308, '/cars/kia'],
  ])('%s with %j goes by %i to %s', async (path, query, status, location) => {
    expect(await ask(path, undefined, query)).toMatchObject({ status, headers: { location } })
  })

  test.each([
    [{ to: '/cars/new' }, 302],
    [{ to: '/cars/new', permanent: true }, 308],
  ])('a page that redirects by %j is answered with %i', async (result, status) => {
    const page = fakePage({ load: async () => ({ kind: 'redirect', ...result }) })
    expect(await ask('/cars/old', fakeContainer(page))).toMatchObject({ status, headers: { location: '/cars/new' } })
  })

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'a page cannot redirect to %s',
    async (to) => {
      const page = fakePage({ load: async () => ({ kind: 'redirect', to }) })
      const { status, headers } = await ask('/cars/old', fakeContainer(page))
      expect([status, headers.location]).toEqual([503, undefined])
    },
  )
})

describe('[RT-24] an unknown address gets a 404 page inside the tenant’s site', () => {
  test.each([
    ['/nothing/here', fakeContainer(fakePage())],
    ['/cars/gone', fakeContainer(fakePage({ load: async () => ({ kind: 'notFound' }) }))],
  ])('%s', async (path, container) => {
    const { status, body, main } = await ask(path, container)
    expect(status).toBe(404)
    expect(main).toContain('We cannot find that page')
    expect(main).toContain('href="/search/used-cars/"')
    expect(main).toContain('href="tel:+61255504120"')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('rel="canonical"')
    expect(body).toContain('<header')
  })
})

test('[RT-24] an address of a vehicle that is gone says so, and offers the search', async () => {
  const load: PageModule<FakeData>['load'] = async () => ({ kind: 'notFound', what: 'vehicle' })
  const { status, body, main } = await ask('/cars/gone', fakeContainer(fakePage({ load })))
  expect(status).toBe(404)
  expect(main).toContain('That vehicle is not on our site any more')
  expect(main).toContain('href="/search/used-cars/?sortBy=newest"')
  expect(main).toContain('action="/search/used-cars/"')
  expect(body).toMatch(/<title>No longer for sale/)
})

test('[RT-24] a 404 page repeats little of a long address', async () => {
  const gone = fakeContainer(fakePage({ load: async () => ({ kind: 'notFound' }) }))
  const [short, long] = [await ask('/cars/x', gone), await ask(`/cars/${'x'.repeat(9000)}`, gone)]
  expect(long.status).toBe(404)
  expect(long.body.length - short.body.length).toBeLessThan(2000)
})

test('a page that is not published is not stored by any cache', async () => {
  const loading = (isUnpublished: boolean): PageModule<FakeData>['load'] => {
    return async () => ({ kind: 'found', data: { title: 'Draft' }, isUnpublished })
  }
  const cacheOf = async (isUnpublished: boolean) =>
    (await ask('/cars/kia', fakeContainer(fakePage({ load: loading(isUnpublished) })))).headers['cache-control']
  expect(await cacheOf(true)).toBe('no-store')
  expect(await cacheOf(false)).toMatch(/^public/)
})

describe('[MF-4] a remote of which no release can be read', () => {
  async function askDamaged(path: string, damaged: { name: string; paths?: string[] }[]) {
    const services = fakeServices(testSite, async () => fakeContainer(fakePage()))
    const registry = { ...services.registry, damaged }
    return { ...(await render({ path, query: '' }, { ...services, registry })), services }
  }
  const finance = [{ name: 'finance', paths: ['/finance', '/finance/*rest'] }]

  test.each([
    ['/finance', finance, 503],
    ['/finance/a/b', finance, 503],
    ['/elsewhere', finance, 404],
    ['/elsewhere', [{ name: 'finance' }], 503],
    ['/', [{ name: 'home', paths: ['/'] }], 503],
    ['/cars/kia', [{ name: 'finance' }], 200],
  ])('%s with %j is answered with %i', async (path, damaged, status) => {
    const answer = await askDamaged(path, damaged)
    expect(answer.status).toBe(status)
    if (status !== 503) return
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
    expect(answer.services.loggedErrors).toHaveLength(1)
  })
})

describe('several pages for one address', () => {
  const withSecond = (second: Partial<RemotePage>) => {
    const services = fakeServices(testSite, async () => fakeContainer(fakePage()))
    const { vehicle } = services.registry.remotes
    const page = { path: '/cars/:name', expose: './named', prefetch: [], order: 1, ...second }
    const brand = vehicle && { ...vehicle, name: 'brand', pages: [page] }
    const gone = fakePage({ load: async () => ({ kind: 'notFound' }) })
    return {
      ...services,
      registry: registryOf({ ...(vehicle && { vehicle }), ...(brand && { brand }) }),
      loadRemote: async (name: string) => fakeContainer(name === 'vehicle' ? gone : fakePage()),
    }
  }

  test('one that finds nothing leaves the address to the next', async () => {
    const { status, body } = await render({ path: '/cars/kia', query: '' }, withSecond({}))
    expect(status).toBe(200)
    expect(body).toContain('"remote":"brand","expose":"./named"')
  })

  test('[TN-4] one that requires what the site lacks is not tried', async () => {
    expect((await render({ path: '/cars/kia', query: '' }, withSecond({ requires: 'reserve' }))).status).toBe(404)
    expect((await render({ path: '/cars/kia', query: '' }, withSecond({ requires: 'watchlist' }))).status).toBe(200)
  })
})

describe('a page with a policy of its own', () => {
  function withOwn(providers?: string[]) {
    const services = fakeServices(testSite, async () => fakeContainer(fakePage()))
    const { vehicle } = services.registry.remotes
    const other = { path: '/pay', expose: './vehicle', prefetch: [], providers: ['card'] }
    const pages = vehicle ? vehicle.pages.map((page) => ({ ...page, ...(providers && { providers }) })) : []
    const shop = vehicle && { ...vehicle, pages: [...pages, other] }
    return { ...services, registry: registryOf({ ...(shop && { vehicle: shop }) }) }
  }
  const rulesOf = async (services: ReturnType<typeof withOwn>) =>
    (await render({ path: '/cars/kia', query: '' }, services)).headers['speculation-rules']

  test('is prerendered from others, by rules that the site answers and no policy has to allow', async () => {
    const services = withOwn()
    const name = await rulesOf(services)
    expect(name).toMatch(/^"\/_site\/rules-[0-9a-f]{12}\.json"$/)
    const { headers, body } = await render({ path: name?.replaceAll('"', '') ?? '', query: '' }, services)
    expect(headers).toMatchObject({
      'content-type': 'application/speculationrules+json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(JSON.parse(body).prerender).toHaveLength(1)
  })

  test('prerenders none itself, and a site without any has no rules', async () => {
    expect(await rulesOf(withOwn(['card']))).toBeUndefined()
    expect((await ask('/cars/kia')).headers).not.toHaveProperty('speculation-rules')
  })
})

describe('what a page asks of the API on the server', () => {
  test('a row for browsers alone cannot be called', async () => {
    const load: PageModule<FakeData>['load'] = async (_, api) => {
      await api.get({ ...search, from: 'browser' } as unknown as typeof search, {})
      return { kind: 'notFound' }
    }
    const { status, services } = await ask('/cars/kia', fakeContainer(fakePage({ load })))
    expect(status).toBe(503)
    expect(services.pages).toEqual(['vehicle failed'])
  })
})

describe('no address brings a document down, or names another site in it', () => {
  test.each(['//', '//x y', '//evil.example/x', '/%2F/evil.example/x', '/%E0%A4', '/\\evil.example'])(
    '%s is a 404',
    async (path) => {
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(body.match(/property="og:url" content="([^"]*)"/)?.[1]).toMatch(/^https:\/\/www\.harbour\.example\//)
    },
  )

  test.each([
    ['without a picture', undefined],
    ['with a photo whose address is none', 'https://%/1.jpg'],
  ])('a page %s is shared with the picture of the site', async (_what, image) => {
    const head = { title: 'Kia', description: 'Kia', canonical: '/cars/kia', image }
    const { status, body } = await ask('/cars/kia', fakeContainer(fakePage({ head: () => head })))
    expect(status).toBe(200)
    expect(body).toContain('<meta property="og:image" content="https://www.harbour.example/og/index.jpg">')
    expect((await ask('/nothing')).body).not.toContain('og:image')
  })

  test('a canonical address is on the tenant’s own domain, whatever a page says', async () => {
    const head = { title: 'Kia', description: 'Kia', canonical: '//evil.example/x' }
    const { body } = await ask('/cars/kia', fakeContainer(fakePage({ head: () => head })))
    expect(body).toContain('<link rel="canonical" href="https://www.harbour.example/evil.example/x">')
  })

  test.each([
    ['🚗 Autos', '🚗'],
    ['élan', 'É'],
    ['\ud83d', '\ufffd'],
  ])('the icon of the dealer %s is the whole first letter of its name', async (name, letter) => {
    const services = fakeServices({ ...testSite, name }, async () => fakeContainer(fakePage()))
    const { status, body } = await render({ path: '/cars/kia', query: '' }, services)
    expect(status).toBe(200)
    const icon = body.match(/rel="icon" href="([^"]+)"/)?.[1] ?? ''
    expect((await render({ path: icon, query: '' }, services)).body).toContain(`>${letter}</text>`)
  })

  test('a logo of many shapes is a file that documents use, in the page’s colours', async () => {
    const shapes = `<path d="${'M0 0h4v4z'.repeat(50)}" fill="currentColor"/>`
    const logoIn = async (inner: string) => {
      const logo_svg = `<svg viewBox="0 0 4 4" role="img" aria-label="Harbour">${inner}</svg>`
      const services = fakeServices({ ...testSite, logo_svg }, async () => fakeContainer(fakePage()))
      return { services, logo_svg, body: (await render({ path: '/cars/kia', query: '' }, services)).body }
    }
    const { services, body } = await logoIn(shapes)
    const [, url = '', id] =
      body.match(/<svg viewBox="0 0 4 4" role="img" aria-label="Harbour"><use href="([^"#]+)#(\w+)"><\/use><\/svg>/) ??
      []
    const file = await render({ path: url, query: '' }, services)
    expect(file.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' })
    expect(file.body).toBe(`<svg xmlns="http://www.w3.org/2000/svg"><g id="${id}">${shapes}</g></svg>`)
    for (const inner of ['<path d="M0 0"/>', `${shapes}<path fill="url(#shade)"/>`]) {
      const plain = await logoIn(inner)
      expect(plain.body).toContain(plain.logo_svg)
    }
  })

  test('the footer’s year is the dealer’s, wherever the server is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T13:30:00Z') })
    const { body } = await ask('/cars/kia')
    expect(body.match(/<footer.*<\/footer>/s)?.[0]).toContain('2027')
  })

  test('a menu with an address that cannot be decoded is shown', async () => {
    const site = { ...testSite, menu: [{ label: 'Sale', href: '/sale-50%' }] }
    const { status } = await render(
      { path: '/cars/kia', query: '' },
      fakeServices(site, async () => fakeContainer(fakePage())),
    )
    expect(status).toBe(200)
  })
})

describe('[MF-4] a remote’s fault on the server costs its own area only', () => {
  const cases: [string, RemoteContainer | Error][] = [
    ['is missing or corrupt', new Error('ENOENT')],
    ['exposes no page', fakeContainer(undefined)],
    [
      'refuses the shared modules',
      { init: () => Promise.reject(new Error('react is too old')), get: async () => () => ({}) },
    ],
    [
      'throws while loading its data',
      fakeContainer(fakePage({ load: async () => Promise.reject(new Error('bad data')) })),
    ],
    [
      'throws in its head',
      fakeContainer(
        fakePage({
          head: () => {
            throw new Error('bad head')
          },
        }),
      ),
    ],
    ['throws while rendering', fakeContainer(fakePage({ Page: ThrowingPage }))],
    // What a remote of another language, or a careless one, may return.
    ['has a head without words', fakeContainer({ ...fakePage(), head: () => ({ canonical: '/cars/kia' }) })],
    [
      'has data that no document can hold',
      fakeContainer({ ...fakePage(), load: async () => ({ kind: 'found', data: { title: 'x', big: 1n } }) }),
    ],
  ]

  test.each(cases)('one that %s', async (_, container) => {
    const { status, body, main, headers, services } = await ask('/cars/kia', container, 'a=1')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
    expect(main).toContain('This part of the page did not load')
    expect(main).toMatch(/href="\/cars\/kia\?a=1"[^>]*>Try again</)
    expect(main).toContain('(02) 5550 4120')
    expect(body).toContain('<header')
    expect(body).toContain('<footer')
    expect(body).toContain('"view":{"kind":"broken","key":"/cars/kia","isRemoteFault":true}')
    expect(services.loggedErrors).toHaveLength(1)
    expect(services.pages).toEqual(['vehicle failed'])
  })

  test.each(['unavailable', 'internal'] as const)(
    '[MF-3] one whose API is %s failed by no fault of its own',
    async (code) => {
      const load = () => Promise.reject(new ApiError(code, 'Not now.'))
      const { status, services } = await ask('/cars/kia', fakeContainer(fakePage({ load })))
      expect([status, services.pages]).toEqual([503, []])
    },
  )

  test('[MF-3] 200 loads that an API without an answer holds up count against no release', {
    tags: 'long',
  }, async () => {
    vi.useFakeTimers()
    const load: PageModule<FakeData>['load'] = async (_context, api) => api.get(search, {}).then(() => Promise.reject())
    const container = fakeContainer(fakePage({ load }))
    const services = { ...fakeServices(testSite, async () => container), call: () => new Promise<never>(() => {}) }
    const asked = Array.from({ length: 200 }, () => render({ path: '/cars/kia', query: '' }, services))
    await vi.advanceTimersByTimeAsync(2_000)
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(services.pages).toEqual([])
  })

  test.each([
    ['hangs while it loads', { init: () => new Promise(() => {}), get: async () => () => ({}) }],
    ['hangs in its data', fakeContainer(fakePage({ load: () => new Promise(() => {}) }))],
  ])('one that %s is given up after two seconds', async (_, container) => {
    vi.useFakeTimers()
    const asked = ask('/cars/kia', container)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect((await asked).status).toBe(503)
  })

  test.each<[string, () => Promise<void>]>([
    ['refuses', () => Promise.reject(new Error('not now'))],
    ['hangs', () => new Promise(() => {})],
  ])('one that %s when it is first initialised is tried again by the next request', async (_, first) => {
    vi.useFakeTimers()
    const init = vi.fn(async () => {}).mockImplementationOnce(first)
    const container = { ...fakeContainer(fakePage()), init }
    const asked = ask('/cars/kia', container)
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await asked).status).toBe(503)
    expect((await ask('/cars/kia', container)).status).toBe(200)
    expect((await ask('/cars/kia', container)).status).toBe(200)
    expect(init).toHaveBeenCalledTimes(2)
  })

  test('a stylesheet that cannot be read costs only itself', async () => {
    const services = fakeServices(testSite, async () => fakeContainer(fakePage()))
    services.readStyle = () => Promise.reject(new Error('gone'))
    const { status, body } = await render({ path: '/cars/kia', query: '' }, services)
    expect(status).toBe(200)
    expect(body).toContain('header{color:red}')
    expect(services.loggedErrors).toHaveLength(1)
  })

  test('the fixture of these tests is a valid tenant', () => {
    expect(parseSite(testSite)).toMatchObject({ ok: true })
  })
})
