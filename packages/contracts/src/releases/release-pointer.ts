import * as z from 'zod/mini'
import { remoteNameSchema, versionSchema } from './release.ts'

/** Rings of sites, the smallest first. Each holds the sites of those before it. */
export const rings = ['canary', 'half', 'all'] as const
export const ringSchema = z.enum(rings)
export type Ring = z.infer<typeof ringSchema>

/**
 * A release is rolled back when more than `percent` of its pages in a ring fail and at least `minFailed` did. The more sites a ring has,
 * the lower its percentage.
 */
export const trialLimits = {
  canary: { percent: 5, minFailed: 3 },
  half: { percent: 2, minFailed: 10 },
  all: { percent: 1, minFailed: 20 },
} as const satisfies Record<Ring, { percent: number; minFailed: number }>

/** A ring is watched as long as it has a version of its own; what serves everywhere, for this long. */
export const watchPeriodMs = 3_600_000

/** A version that was promoted to a ring and is watched there: above the ring's limit of failures it is rolled back. */
const trialSchema = z.object({ version: versionSchema, since: z.iso.datetime(), revision: z.int() })
export type Trial = z.infer<typeof trialSchema>

/** A trial that was rolled back automatically, and why. */
const stoppedSchema = z.object({
  ring: ringSchema,
  version: versionSchema,
  at: z.iso.datetime(),
  shown: z.int(),
  failed: z.int(),
})

/**
 * Which versions of a remote serve. `current` serves wherever nothing else is said; null while only rings or single sites have the
 * remote. `history` is newest first and never holds `current`; rolling back takes its head.
 */
export const releasePointerSchema = z.object({
  name: remoteNameSchema,
  current: z.nullable(versionSchema),
  history: z.array(versionSchema),
  /** `canary` and `half` serve their version in their ring; `all` only says that `current` is new. */
  trials: z._default(
    z.object({ canary: z.optional(trialSchema), half: z.optional(trialSchema), all: z.optional(trialSchema) }),
    {},
  ),
  /** Sites with a version of their own, by slug. */
  tenants: z._default(z.record(z.string(), versionSchema), {}),
  stopped: z.optional(stoppedSchema),
  changed_at: z.iso.datetime(),
  revision: z.int(),
})
export type ReleasePointer = z.infer<typeof releasePointerSchema>
