import { frontMatterSchema } from '@forecourt/contracts/content/content-page'
import { siteSchema } from '@forecourt/contracts/site/site'
import * as z from 'zod/mini'

/** Fields of a site that have a file of their own beside site.json. */
const inOwnFiles = { locations: true, offers: true, reviews: true, logo_svg: true } as const

const shapes = {
  site: z.extend(z.omit(siteSchema, inOwnFiles), { $schema: z.optional(z.string()) }),
  locations: siteSchema.shape.locations,
  offers: siteSchema.shape.offers,
  reviews: siteSchema.shape.reviews,
  'front-matter': frontMatterSchema,
} as const satisfies Record<string, z.ZodMiniType>

const titles: Record<keyof typeof shapes, string> = {
  site: 'site.json of a dealer',
  locations: 'locations.json of a dealer',
  offers: 'offers.json of a dealer',
  reviews: 'reviews.json of a dealer',
  'front-matter': "The fields above a content page's words",
}

export const schemaNames = Object.keys(shapes) as (keyof typeof shapes)[]

/** The JSON Schema of a tenant's file, for editors: what rules between fields forbid, `readTenant` alone says. */
export function fileSchema(name: keyof typeof shapes): string {
  const schema = z.toJSONSchema(shapes[name], { io: 'input', unrepresentable: 'any', target: 'draft-7' })
  return `${JSON.stringify({ title: titles[name], ...schema }, null, 2)}\n`
}
