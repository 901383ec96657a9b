import { siteMenu } from '@forecourt/contracts/endpoints/content'
import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { crawlerFile } from '../../../../functions/platform/crawler-files/endpoint.ts'
import { AnsweredError } from '../ask-site.ts'
import { isForSale } from './subjects.ts'
import { forSite } from './world.ts'

/** What surfaces of many cars show, by the slug of each: asked once for a site. */

/** All that a search lists, of all its pages. */
export const listedHits = forSite(async ({ ask }) => {
  const all = new Map<string, Hit>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await ask(search, { query: `sortBy=newest&page=${page}` })
    pages = found.pages
    for (const hit of found.hits) all.set(hit.slug, hit)
  }
  return all
})

/** What is offered beside any other car. */
export const similarSlugs = forSite(async ({ ask, subjects }) => {
  const slugs = new Set<string>()
  for (const { slug, vehicle } of subjects)
    if (vehicle) for (const hit of (await ask(similarVehicles, { params: { slug } })).hits) slugs.add(hit.slug)
  return slugs
})

/** The addresses of cars in a text. */
const slugsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/[/]cars[/]([\w-]+)/g)].map(([, slug = '']) => slug))

/** Files of a dealership, each with its cars, until there is none. */
const slugsOfFiles = (addressOf: (dealership: string, number: string) => string) =>
  forSite(async ({ site }) => {
    const texts: string[] = []
    for (const dealership of site.dealerships)
      for (let number = 1; ; number++) {
        const text = await fileText(addressOf(dealership, number > 1 ? `.${number}` : ''), site)
        if (text === undefined) break
        texts.push(text)
      }
    return slugsIn(texts.join('\n'))
  })

async function fileText(...file: Parameters<typeof crawlerFile>): Promise<string | undefined> {
  try {
    return (await crawlerFile(...file)).body
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

export const sitemapSlugs = slugsOfFiles((dealership, number) => `/sitemaps/stock-${dealership}${number}.xml`)
export const catalogueSlugs = slugsOfFiles((dealership, number) => `/catalogues/meta-${dealership}${number}.csv`)

/** The cars of the rows of the home page. */
export const homeSlugs = forSite(async ({ render }) =>
  slugsIn((await render.page('search', './home', { path: '/' })).html),
)

/** Models of the menu, and whether it says what one costs or shows it. */
export const menuModels = forSite(async ({ ask }) => {
  const { makes } = await ask(siteMenu)
  return new Map(
    makes.flatMap(({ make, models }) =>
      models.map(
        ({ model, from, photo, body }) => [modelKey({ make, model }), Boolean(from ?? photo ?? body)] as const,
      ),
    ),
  )
})
export const modelKey = ({ make, model }: { make: string; model: string }): string => JSON.stringify([make, model])

/** Models of which some cars are for sale and others not: one speaks for the other. */
export const mixedModels = forSite(async ({ subjects }) => {
  const seen = new Map<string, boolean>()
  const mixed = new Set<string>()
  for (const { vehicle } of subjects) {
    if (!vehicle) continue
    const key = modelKey(vehicle)
    if ((seen.get(key) ?? isForSale(vehicle)) !== isForSale(vehicle)) mixed.add(key)
    seen.set(key, isForSale(vehicle))
  }
  return mixed
})

/** What an endpoint answers of a car; undefined where there is none. */
export async function answerOf<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof AnsweredError && (error.statusCode === 404 || error.statusCode === 410)) return undefined
    throw error
  }
}
