import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { gaugeView } from '@forecourt/domain/gauge/gauge-view'
import { ask } from '../platform/ask.ts'
import type { Platform } from '../platform/platform.ts'
import { inParallel } from './in-parallel.ts'

export type WholeVehicle = {
  spin_images?: string[]
  spin_interior_image?: string
  features: string[]
  specifications: object[]
}
type Result = {
  hits: Hit[]
  pages: number
  facets: Record<string, { value: string; count: number }[]>
  histograms: Partial<Record<string, { min: number; max: number }>>
}

export async function search(platform: Platform, slug: string, query = ''): Promise<Result> {
  const { status, body } = await ask(`${platform.siteUrl(slug)}/api/search?${query}`)
  if (status !== 200) throw new Error(`/api/search?${query} of ${slug} answered ${status}: ${body}`)
  return JSON.parse(body)
}

export async function allHits(platform: Platform, slug: string): Promise<Hit[]> {
  const pages = [await search(platform, slug)]
  const others = Array.from({ length: (pages[0]?.pages ?? 1) - 1 }, (_, index) => index + 2)
  // A platform refuses what it cannot answer at once.
  await inParallel(others, 4, async (page) => {
    pages[page - 1] = await search(platform, slug, `page=${page}`)
  })
  return pages.flatMap(({ hits }) => hits)
}

export async function wholeVehicle(platform: Platform, slug: string, car: string): Promise<WholeVehicle> {
  const { status, body } = await ask(`${platform.siteUrl(slug)}/api/cars/${car}`)
  if (status !== 200) throw new Error(`/api/cars/${car} of ${slug} answered ${status}: ${body}`)
  return JSON.parse(body)
}

export async function firstWithGauge(platform: Platform, slug: string, hits: readonly Hit[]): Promise<Hit | undefined> {
  for (const hit of hits) {
    const { status, body } = await ask(`${platform.siteUrl(slug)}/api/cars/${hit.slug}/autogauge`)
    if (status === 200 && gaugeView(JSON.parse(body), 'cars')) return hit
  }
  return undefined
}
