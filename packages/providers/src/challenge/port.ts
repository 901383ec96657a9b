import * as z from 'zod/mini'

export const challengeSchema = z.object({ token: z.string(), remoteIp: z.string() })
export type Challenge = z.infer<typeof challengeSchema>

/**
 * `unavailable` says nothing about the shopper: no answer, or our own settings are wrong. The caller lets the lead pass and
 * marks it as unchecked, so that an outage of the challenge never loses a lead. Only `failed` may refuse one.
 */
export type ChallengeOutcome = 'passed' | 'failed' | 'unavailable'

export interface ChallengeProvider {
  /** Never throws. A token passes once. */
  verify(challenge: Challenge): Promise<ChallengeOutcome>
}
