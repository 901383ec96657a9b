import * as z from 'zod/mini'

/** `none`: the site has no draw. `drawn`: this phone number had its turn. */
export const drawStates = ['none', 'early', 'open', 'over', 'gone', 'drawn'] as const
export type DrawState = (typeof drawStates)[number]

/** What a shopper drew; without a prize nothing. */
const outcomeSchema = z.object({
  /** The entry's number in the record of the draw. */
  number: z.int(),
  won: z.optional(z.object({ prize: z.string(), claim: z.string(), code: z.string() })),
})
export type DrawOutcome = z.infer<typeof outcomeSchema>

/** A draw as its page shows it to who is signed in. */
export const shownDrawSchema = z.object({
  state: z.enum(drawStates),
  draw: z.optional(
    z.object({
      name: z.string(),
      starts: z.string(),
      ends: z.string(),
      prizes: z.array(z.string()),
      /** Of each prize, in 100 spins. */
      chances: z.array(z.number()),
      terms: z.string(),
      /** The opening's hash, from before the first entry: it covers the seed, the prizes and their chances. */
      fingerprint: z.optional(z.string()),
    }),
  ),
  outcome: z.optional(outcomeSchema),
})
export type ShownDraw = z.infer<typeof shownDrawSchema>

const prize = z.object({ name: z.string(), claim: z.string(), chance: z.number(), stock: z.int() })

/** Written before the first entry: what the draw is bound to. */
export const openingSchema = z.object({
  tenant: z.string(),
  draw: z.string(),
  id: z.string(),
  opened_at: z.iso.datetime(),
  /** Secret until the draw is over; the opening's hash covers it, and is shown from the beginning. */
  seed: z.string(),
  commitment: z.string(),
  prizes: z.array(prize),
  hash: z.string(),
})
export type DrawOpening = z.infer<typeof openingSchema>

/** One entry of the record: its inputs, its outcome, and what is left after it. */
export const entrySchema = z.object({
  tenant: z.string(),
  draw: z.string(),
  number: z.int().check(z.gte(1)),
  mark: z.string(),
  drawn_at: z.iso.datetime(),
  roll: z.int().check(z.gte(0)),
  /** The prize's place in the opening. */
  won: z.optional(z.int().check(z.gte(0))),
  /** Of each prize, in the order of the opening. */
  left: z.array(z.int().check(z.gte(0))),
  previous: z.string(),
  hash: z.string(),
})
export type DrawEntry = z.infer<typeof entrySchema>

/** A shopper's place: the number that is tried, and the lead once it is sent. */
export const placeSchema = z.object({
  tenant: z.string(),
  draw: z.string(),
  number: z.int().check(z.gte(0)),
  lead_id: z.optional(z.string()),
})
export type DrawPlace = z.infer<typeof placeSchema>
