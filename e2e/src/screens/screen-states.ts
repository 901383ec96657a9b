import { gaugeView } from '@forecourt/domain/gauge/gauge-view'
import type { Page } from 'playwright/test'
import { ask } from '../platform/ask.ts'
import type { Platform } from '../platform/platform.ts'
import { inParallel } from './in-parallel.ts'
import { openedStates } from './opened-states.ts'
import { pageKinds } from './page-kinds.ts'
import type { ScreenState } from './screen-state.ts'

type Hit = { slug: string; name: string; make: string; photos_count: number; status: string; reserved: boolean }
type WholeVehicle = {
  spin_images?: string[]
  spin_interior_image?: string
  features: string[]
  specifications: object[]
}
type Result = { hits: Hit[]; pages: number; facets: Record<string, { value: string; count: number }[]> }

async function search(platform: Platform, slug: string, query = ''): Promise<Result> {
  const { status, body } = await ask(`${platform.siteUrl(slug)}/api/search?${query}`)
  if (status !== 200) throw new Error(`/api/search?${query} of ${slug} answered ${status}: ${body}`)
  return JSON.parse(body)
}

async function allHits(platform: Platform, slug: string): Promise<Hit[]> {
  const first = await search(platform, slug)
  const rest = Array.from({ length: first.pages - 1 }, (_, index) => search(platform, slug, `page=${index + 2}`))
  return [first, ...(await Promise.all(rest))].flatMap(({ hits }) => hits)
}

async function wholeVehicle(platform: Platform, slug: string, car: string): Promise<WholeVehicle> {
  const { status, body } = await ask(`${platform.siteUrl(slug)}/api/cars/${car}`)
  if (status !== 200) throw new Error(`/api/cars/${car} of ${slug} answered ${status}: ${body}`)
  return JSON.parse(body)
}

async function firstWithGauge(platform: Platform, slug: string, hits: readonly Hit[]): Promise<Hit | undefined> {
  for (const hit of hits) {
    const { status, body } = await ask(`${platform.siteUrl(slug)}/api/cars/${hit.slug}/autogauge`)
    if (status === 200 && gaugeView(JSON.parse(body), 'cars')) return hit
  }
  return undefined
}

const showInterior = async (page: Page) => {
  await page.getByRole('button', { name: 'Interior' }).click()
  await page.getByRole('application').locator('canvas[data-painted], img').waitFor()
}

const showGauge = async (page: Page) => {
  await page.locator('[data-part="price-gauge"]').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Price against the market' }).getByRole('img').scrollIntoViewIfNeeded()
  await page.locator('[data-drawn]').waitFor()
}

/** The vehicle page in the states of its stock: what is known of a vehicle, and what can be done with it. */
async function vehicleStatesOf(
  platform: Platform,
  slug: string,
  hits: readonly Hit[],
): Promise<Omit<ScreenState, 'slug'>[]> {
  const most = hits.reduce((a, b) => (b.photos_count > a.photos_count ? b : a))
  const whole = new Array<{ hit: Hit; vehicle: WholeVehicle }>(hits.length)
  // A platform refuses what it cannot answer at once.
  await inParallel([...hits], 8, async (hit, index) => {
    whole[index] = { hit, vehicle: await wholeVehicle(platform, slug, hit.slug) }
  })
  const known = ({ vehicle }: (typeof whole)[number]) => vehicle.features.length + vehicle.specifications.length
  const byKnown = whole.toSorted((a, b) => known(a) - known(b))
  const spin = whole.find(({ vehicle }) => (vehicle.spin_images ?? []).length > 1)?.hit
  const inside = whole.find(({ vehicle }) => vehicle.spin_interior_image !== undefined)?.hit
  const states: [string, Hit | undefined, Partial<ScreenState>?][] = [
    ['vehicle with the longest name', hits.reduce((a, b) => (b.name.length > a.name.length ? b : a))],
    ['vehicle without photos', hits.find((hit) => hit.photos_count === 0)],
    ['vehicle sold', hits.find((hit) => hit.status === 'sold')],
    ['vehicle coming soon', hits.find((hit) => hit.status === 'coming_soon')],
    ['vehicle reserved', hits.find((hit) => hit.reserved)],
    ['vehicle with the least known', byKnown.at(0)?.hit, { isWhole: true }],
    ['vehicle with the most known', byKnown.at(-1)?.hit, { isWhole: true }],
    ['vehicle spin', spin],
    // Software GL reports that a screenshot reads what was painted.
    ['vehicle interior', inside, { prepare: showInterior, expected: [/GPU stall due to ReadPixels/] }],
    ['vehicle gauge', await firstWithGauge(platform, slug, hits), { prepare: showGauge, isWhole: true }],
  ]
  return [
    ...states.flatMap(([name, hit, state]) => (hit ? [{ name, url: `/cars/${hit.slug}`, ...state }] : [])),
    {
      name: 'vehicle fullscreen',
      url: `/cars/${most.slug}#photos`,
      prepare: (page) => page.getByRole('dialog', { name: /^Photos of/ }).waitFor(),
      isOverlay: true,
    },
    { name: 'vehicle to print', url: `/print?car_id=${most.slug}`, isWhole: true },
  ]
}

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
}

/** A vehicle opened from the results, when its remote cannot be fetched. */
const openWithoutItsRemote = async (page: Page) => {
  await page.locator('main a[href^="/cars/"]').first().click()
  await page.getByRole('link', { name: 'Try again' }).waitFor()
}

const vehicleRemote = '**/remotes/vehicle/**'
const isUnreachable = [
  /^request failed: \S+\/remotes\/vehicle\/\S+ net::ERR_FAILED$/,
  /Part of the page failed\. .*\/remotes\/vehicle\//s,
]

type Site = { slug: string; paths: Readonly<Record<string, string>> & { search: string } }

/** The main pages of every dealer; of vehicles the one with the most photos. */
async function pagesOf(platform: Platform, { slug, paths }: Site): Promise<ScreenState[]> {
  const { hits } = await search(platform, slug)
  const most = hits.reduce((a, b) => (b.photos_count > a.photos_count ? b : a))
  return [
    { slug, name: 'home', url: '/', isWhole: true },
    { slug, name: 'results', url: paths.search },
    { slug, name: 'vehicle', url: `/cars/${most.slug}`, isWhole: true },
  ]
}

/** The same pages in states that need certain stock, choices or faults. */
async function otherStatesOf(platform: Platform, { slug, paths }: Site): Promise<ScreenState[]> {
  const searchPath = paths.search
  const hits = await allHits(platform, slug)
  const { facets, pages } = await search(platform, slug)
  const makes = (facets.make ?? []).slice(0, 2).map(({ value }) => `make=${encodeURIComponent(value)}`)
  return [
    { name: 'results filtered', url: `${searchPath}?${makes.join('&')}&price=10000:60000&sortBy=price_asc` },
    { name: 'results last page', url: `${searchPath}?page=${pages}` },
    { name: 'results empty', url: `${searchPath}?price=1:2` },
    { name: 'filters', url: searchPath, prepare: openFilters, widths: [390], isOverlay: true },
    ...(await vehicleStatesOf(platform, slug, hits)),
    ...openedStates(
      searchPath,
      hits.map(({ slug: car }) => car),
    ),
    { name: 'not found', url: '/no-such-page' },
    {
      name: 'fallback',
      url: searchPath,
      blocked: vehicleRemote,
      prepare: openWithoutItsRemote,
      expected: isUnreachable,
    },
  ].map((state) => ({ widths: [390, 1440], ...state, slug }))
}

/** The dealer for states that depend on no dealer. */
const example = 'harbourside'

/** The platform's own pages, each page that a remote declares, the main pages of every site, and one site's in every state that its data allows. */
export async function screenStates(platform: Platform, sites: readonly Site[]): Promise<ScreenState[]> {
  const own: ScreenState[] = [
    { name: 'operator', url: platform.operatorUrl },
    { name: 'no such site', url: platform.siteUrl('nobody') },
  ]
  const pages = await Promise.all(sites.map((site) => pagesOf(platform, site)))
  const shown = new Set(pages.flat().map(({ slug, url }) => `${slug} ${url}`))
  const kinds = await pageKinds(platform, sites)
  const others = sites.filter(({ slug }) => slug === example).map((site) => otherStatesOf(platform, site))
  return [
    ...own,
    ...pages.flat(),
    ...kinds.filter(({ slug, url, leadsElsewhere }) => !leadsElsewhere && !shown.has(`${slug} ${url}`)),
    ...(await Promise.all(others)).flat(),
  ]
}
