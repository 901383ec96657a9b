import { type Limit, limits, type Usage } from './limits.ts'
import { largestUses } from './quota-table.ts'

/** How many there are of what uses limits up, now or one day. */
export type Size = { functions: number; remotes: number; dealers: number }

/** Stacks of ours, and how many more of the same use belong to each remote. */
export type Growing = { usages: readonly Usage[]; withOneMoreRemote: readonly Usage[]; now: Size }

/**
 * What is used at another size: what functions use grows in proportion, as if each team grew alike; a remote adds what one more adds
 * now; a dealer is a stack and a distribution tenant.
 */
export function forecast({ usages, withOneMoreRemote, now }: Growing, then: Size): Usage[] {
  const ratio = then.functions / now.functions
  const keyOf = ({ limit, of }: Usage): string => `${limit} ${of}`
  const withOneMore = new Map(withOneMoreRemote.map((usage) => [keyOf(usage), usage.used]))
  return usages.map((usage) => {
    const { growsWith }: Limit = limits[usage.limit]
    const perRemote = (withOneMore.get(keyOf(usage)) ?? usage.used) - usage.used
    const isOfFunctions = growsWith.includes('functions') || growsWith.includes('endpoints')
    const ofDealers = growsWith.includes('dealers') ? then.dealers - now.dealers : 0
    // A remote's own stack is deployed by itself.
    const ofRemoteStacks = usage.limit === 'stacks' ? then.remotes - now.remotes : 0
    const { fixed = 0 } = usage
    const used =
      fixed +
      (usage.used - fixed) * (isOfFunctions ? ratio : 1) +
      perRemote * (then.remotes - now.remotes) +
      ofDealers +
      ofRemoteStacks
    return { ...usage, used: Math.round(used) }
  })
}

/** What comes first at another size: the largest use of each limit that grows, the nearest to its limit first. */
export const firstReached = (growing: Growing, then: Size): Usage[] => {
  const usedNow = new Map(growing.usages.map(({ limit, of, used }) => [`${limit} ${of}`, used]))
  return largestUses(
    forecast(growing, then).filter(({ limit, of, used }) => used > (usedNow.get(`${limit} ${of}`) ?? 0)),
  )
}
