import * as z from 'zod/mini'
import type { SiteSlice } from '../slice.ts'
import { withDefaults } from '../with-defaults.ts'

const tradeInSettingsSchema = z.strictObject({
  /** What the dealership pays of the price that the market asks, in percent: the rest prepares, warrants and sells the car. */
  market_percent: z._default(z.number().check(z.gte(40), z.lte(100)), 88),
  /** For how many days an offer holds. */
  offer_days: z._default(z.int().check(z.gte(1), z.lte(60)), 7),
})
export type TradeInSettings = z.infer<typeof tradeInSettingsSchema>

/** TI-1. How trade-ins are valued. */
export const tradeInSettings = {
  public: {},
  private: { trade_in: withDefaults(tradeInSettingsSchema) },
} satisfies SiteSlice
