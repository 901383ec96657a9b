import * as z from 'zod/mini'
import { capabilityNames } from './capabilities.ts'
import type { SiteSlice } from './slice.ts'

/** Switches of some capabilities; what is not named is left to what is less specific. */
export const switchesSchema = z.partialRecord(z.enum(capabilityNames), z.boolean())
export type Switches = z.infer<typeof switchesSchema>

const bySchema = z.record(z.string(), switchesSchema)

/** TN-4. Switches by what they hold for, the least specific first: a manufacturer, a template, a dealership, one site. */
export const overridesSchema = z.strictObject({
  manufacturer: z._default(bySchema, {}),
  template: z._default(bySchema, {}),
  dealership: z._default(bySchema, {}),
  site: z._default(bySchema, {}),
})
export type Overrides = z.infer<typeof overridesSchema>

export const capabilitySettings = {
  public: {
    /** The site's own switches. Reading the tenant puts in those that `tenants/capabilities.json` has for it. */
    capabilities: z._default(switchesSchema, {}),
    /** By dealership, for vehicles of one on a site of several. */
    dealership_capabilities: z._default(bySchema, {}),
  },
  private: {},
} satisfies SiteSlice
