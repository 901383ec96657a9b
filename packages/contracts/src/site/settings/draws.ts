import * as z from 'zod/mini'
import { line, paragraph, slug } from '../fields.ts'
import type { SiteSlice } from '../slice.ts'

const moment = z.iso.datetime({ offset: true, error: 'a time with its offset, such as 2026-12-01T09:00:00+10:00' })

const prizeSchema = z.strictObject({
  /** As the wheel has room for it. */
  name: line.check(z.maxLength(22)),
  /** How and until when a winner claims it. */
  claim: paragraph,
  /** Of 100 draws, how many win it while there are some left. */
  chance: z.number().check(z.gt(0), z.lte(100), z.multipleOf(0.01, 'a number in steps of 0.01')),
  stock: z.int().check(z.gte(1), z.lte(100_000)),
})

/** RT-21. What the page `/spin-to-win` draws. A draw keeps the prizes that it began with: others are another draw, with another id. */
const drawSchema = z.strictObject({
  id: slug,
  name: line,
  starts: moment,
  ends: moment,
  prizes: z.array(prizeSchema).check(z.minLength(1), z.maxLength(8)),
  terms: paragraph,
})
export type DrawSettings = z.infer<typeof drawSchema>

export const drawsSettings = {
  public: {},
  private: { spin_to_win: z.optional(drawSchema) },
} satisfies SiteSlice
