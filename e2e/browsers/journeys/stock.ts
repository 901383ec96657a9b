import * as z from 'zod'
import type { Dealer } from './dealers.ts'
import { answerOf } from './journey.ts'

/** The page of results of each dealer. */
export const results = {
  northgate: '/search/new-used-and-demo-cars/',
  harbourside: '/search/used-cars/',
} satisfies Record<Dealer, string>

const hitSchema = z.object({
  slug: z.string(),
  name: z.string(),
  status: z.string(),
  reserved: z.boolean(),
  photos_count: z.number(),
})
const foundSchema = z.object({ count: z.number(), pages: z.number(), hits: z.array(hitSchema) })
type Hit = z.infer<typeof hitSchema>

export const found = async (dealer: Dealer, query: string): Promise<z.infer<typeof foundSchema>> =>
  foundSchema.parse(await answerOf(dealer, `/api/search?${query}`))

/** A car in stock with five photos or more. */
export async function firstCar(dealer: Dealer, query = ''): Promise<Hit> {
  const { hits } = await found(dealer, query)
  const car = hits.find(({ status, photos_count }) => status === 'in_stock' && photos_count >= 5)
  if (!car) throw new Error(`no car of ${dealer} has five photos`)
  return car
}

const spinSchema = z.object({ spin_images: z.optional(z.array(z.string())) })

/** A car that can be turned, and how many pictures its spin has. */
export async function turningCar(dealer: Dealer): Promise<{ slug: string; frames: number }> {
  const { pages } = await found(dealer, '')
  for (let page = 1; page <= pages; page++)
    for (const { slug } of (await found(dealer, `page=${page}`)).hits) {
      const { spin_images = [] } = spinSchema.parse(await answerOf(dealer, `/api/cars/${slug}`))
      if (spin_images.length > 1) return { slug, frames: spin_images.length }
    }
  throw new Error(`no car of ${dealer} can be turned`)
}
