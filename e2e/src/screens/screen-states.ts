import type { Site } from '@forecourt/contracts/site/site'
import type { Page } from 'playwright/test'
import type { Platform } from '../platform/platform.ts'
import { keptStates } from './kept-states.ts'
import { openedStates } from './opened-states.ts'
import { pageKinds } from './page-kinds.ts'
import type { ScreenState } from './screen-state.ts'
import { allHits, search } from './site-stock.ts'
import { vehicleStatesOf } from './vehicle-states.ts'

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
async function otherStatesOf(platform: Platform, site: Site): Promise<ScreenState[]> {
  const { slug } = site
  const searchPath = site.paths.search
  const hits = await allHits(platform, slug)
  const { facets, pages, histograms } = await search(platform, slug)
  const makes = (facets.make ?? []).slice(0, 2).map(({ value }) => `make=${encodeURIComponent(value)}`)
  const { min, max } = histograms.price ?? { min: 10_000, max: 60_000 }
  return [
    {
      name: 'results filtered',
      url: `${searchPath}?${makes.join('&')}&price=${min}:${Math.round((min + max) / 2)}&sortBy=price_asc`,
    },
    { name: 'results last page', url: `${searchPath}?page=${pages}` },
    { name: 'results empty', url: `${searchPath}?price=1:2` },
    { name: 'filters', url: searchPath, prepare: openFilters, widths: [390], isOverlay: true },
    ...(await vehicleStatesOf(platform, slug, hits)),
    ...openedStates(site, hits),
    ...keptStates(site, hits),
    { name: 'not found', url: '/no-such-page' },
    {
      name: 'fallback',
      url: searchPath,
      blocked: vehicleRemote,
      prepare: openWithoutItsRemote,
      expected: isUnreachable,
    },
  ].map((state) => ({ ...state, slug }))
}

/** The dealer for states that depend on no dealer. */
const example = 'harbourside'

type Choice = { platform: Platform; sites: readonly Site[]; isEverySite: boolean }

/**
 * The platform's own pages, each page that a remote declares, the main pages of every site, and in every state that its data allows one
 * site's, or each site's.
 */
export async function screenStates({ platform, sites, isEverySite }: Choice): Promise<ScreenState[]> {
  const own: ScreenState[] = [
    { name: 'operator', url: platform.operatorUrl },
    { name: 'no such site', url: platform.siteUrl('nobody') },
  ]
  const pages = await Promise.all(sites.map((site) => pagesOf(platform, site)))
  const shown = new Set(pages.flat().map(({ slug, url }) => `${slug} ${url}`))
  const kinds = await pageKinds(platform, sites)
  const others: ScreenState[] = []
  // One site at a time: a platform refuses what it cannot answer at once.
  for (const site of sites)
    if (isEverySite || site.slug === example) others.push(...(await otherStatesOf(platform, site)))
  return [
    ...own,
    ...pages.flat(),
    ...kinds.filter(({ slug, url, leadsElsewhere }) => !leadsElsewhere && !shown.has(`${slug} ${url}`)),
    ...others,
  ]
}
