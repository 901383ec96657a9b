import { join } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { contentKinds } from '@forecourt/contracts/content/content-page'
import { readTenant } from '@forecourt/tenants'
import { readContent } from '@forecourt/tenants/read-content'
import * as z from 'zod'
import { ask } from '../platform/ask.ts'
import type { Platform } from '../platform/platform.ts'

/** A page that a remote declares, at an address that a demo dealer answers; one without a shopper or a car to show may lead elsewhere. */
export type PageKind = { name: string; slug: string; url: string; leadsElsewhere: boolean }

const root = join(import.meta.dirname, '../../..')

/**
 * Addresses of pages whose pattern has captures, or that are nothing without a query: `car` is a vehicle's slug. A page that is not
 * here is asked by its first path.
 */
const examples: Readonly<Record<string, (car: string) => string>> = {
  'finance/./finance': (car) => `/finance?car_id=${car}`,
  'forms/./enquire': (car) => `/enquire?car_id=${car}`,
  'forms/./book-test-drive': (car) => `/book-test-drive?car_id=${car}`,
  'forms/./request-photos-page': (car) => `/request-photos?car_id=${car}`,
  'forms/./something-similar-page': (car) => `/something-similar?car_id=${car}`,
  'forms/./checkout': (car) => `/cars/${car}/checkout`,
  'forms/./checkout-journey': (car) => `/checkout-journey?car_id=${car}`,
  'forms/./unsubscribe': () => '/pages/unsubscribe/a-token-of-nobody',
  'forms/./compare': (car) => `/compare/${car}`,
  'locations/./location': () => '/locations/aspley',
  'locations/./offer': () => '/offers/kia/tasman-canopy',
  'locations/./content': () => '/about-us',
  'vehicle/./vehicle': (car) => `/cars/${car}`,
  'vehicle/./print': (car) => `/print?car_id=${car}`,
}

type Site = { slug: string; paths: Readonly<Record<string, string>> }
type SiteWithCar = Site & { car: string }
type Sites = Pick<Platform, 'siteUrl'>

const foundSchema = z.object({ hits: z.array(z.object({ slug: z.string(), status: z.string() })) })

async function withCar({ siteUrl }: Sites, site: Site): Promise<SiteWithCar> {
  const { body } = await ask(`${siteUrl(site.slug)}/api/search`)
  const { hits } = foundSchema.parse(JSON.parse(body))
  const car = hits.find(({ status }) => status === 'in_stock')
  if (!car) throw new Error(`The first results of ${site.slug} have no car in stock.`)
  return { ...site, car: car.slug }
}

/** A page of each kind of content beside plain ones, on the first of the sites that has it at any time. */
function contentPages(sites: readonly Site[]): PageKind[] {
  const all = sites.flatMap(({ slug }) => readContent(readTenant(slug)).pages.map((page) => ({ slug, page })))
  return contentKinds.flatMap((kind) => {
    if (kind === 'page') return []
    const found = all.find(({ page }) => page.kind === kind && !page.start && !page.end && !page.skipPage)
    return found ? [{ name: `content ${kind}`, slug: found.slug, url: found.page.path, leadsElsewhere: false }] : []
  })
}

/**
 * One of each page that the remotes of this checkout declare, on the first of the sites that has it, and of each kind of content. Throws an Error that names the
 * pages without an address here, and those that no site has.
 */
export async function pageKinds(platform: Sites, sites: readonly Site[]): Promise<PageKind[]> {
  const sitesWithCars = await Promise.all(sites.map((site) => withCar(platform, site)))
  const declared = remoteFolders(root).flatMap(({ name, folder }) => {
    const { pages } = readRemoteFolder(folder).manifest
    const first = new Map(pages.toReversed().map(({ expose, path }) => [expose, path]))
    return Array.from(first, ([expose, path]) => ({ key: `${name}/${expose}`, path }))
  })
  const kinds: (PageKind | undefined)[] = []
  // One at a time: a local platform refuses what it cannot answer in time.
  for (const page of declared) kinds.push(await findKind(platform, sitesWithCars, page))
  const missing = declared.filter((_, index) => kinds[index] === undefined)
  if (missing.length > 0)
    throw new Error(
      `No demo dealer has a page at ${missing.map(({ key, path }) => `${path} (${key})`).join(', ')}: e2e/src/screens/page-kinds.ts gives examples.`,
    )
  return [...kinds.filter((kind) => kind !== undefined), ...contentPages(sites)]
}

async function findKind(
  { siteUrl }: Sites,
  sites: readonly SiteWithCar[],
  { key, path }: { key: string; path: string },
): Promise<PageKind | undefined> {
  const name = key.replace('/./', ' ')
  for (const { slug, paths, car } of sites) {
    const url = examples[key]?.(car) ?? path.replace(/^\{(\w+)\}$/, (_, placeholder) => paths[placeholder] ?? '')
    if (/[:*{]/.test(url)) return undefined
    const { status } = await ask(siteUrl(slug) + url, { accept: 'text/html' })
    if (status >= 200 && status < 400) return { name, slug, url, leadsElsewhere: status >= 300 }
  }
  return undefined
}
