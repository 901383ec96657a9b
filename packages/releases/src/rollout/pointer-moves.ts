import { type ReleasePointer, type Ring, rings } from '@forecourt/contracts/releases/release-pointer'
import { AppError } from '@forecourt/lambda-kit/app-error'

/** How far a promotion goes, or what a rollback takes back. */
export type RolloutTarget = { kind: 'ring'; ring: Ring } | { kind: 'tenant'; tenant: string }

export const everywhere: RolloutTarget = { kind: 'ring', ring: 'all' }

/** A pointer without what is written with every move. */
export type PointerState = Omit<ReleasePointer, 'revision' | 'changed_at'>
/** `revision` is the one that this move will have. */
export type Move = { at: string; revision: number }

/** So far back can one roll. */
const maxHistory = 20

const emptyPointer = (name: string): PointerState => ({ name, current: null, history: [], trials: {}, tenants: {} })

/** Sites with another version of their own than this one. */
export const withoutTenantVersion = (tenants: PointerState['tenants'], version: string): PointerState['tenants'] =>
  Object.fromEntries(Object.entries(tenants).filter(([, own]) => own !== version))

/**
 * The pointer after a promotion. What a smaller ring tried before gives way, so that a ring never serves something older than the
 * ring around it by accident; sites with a version of their own keep it, until it serves everywhere.
 */
export function promotePointer(
  name: string,
  before: PointerState | undefined,
  { version, reach, move }: { version: string; reach: RolloutTarget; move: Move },
): PointerState {
  const { stopped: _, ...from } = before ?? emptyPointer(name)
  if (reach.kind === 'tenant') return { ...from, tenants: { ...from.tenants, [reach.tenant]: version } }
  const { all, half } = from.trials
  const trial = { version, since: move.at, revision: move.revision }
  if (reach.ring === 'canary')
    return { ...from, trials: { all, half, canary: version === (half?.version ?? from.current) ? undefined : trial } }
  if (reach.ring === 'half') return { ...from, trials: { all, half: version === from.current ? undefined : trial } }
  const tenants = withoutTenantVersion(from.tenants, version)
  if (version === from.current) return { ...from, tenants, trials: { all } }
  const past = [...(from.current === null ? [] : [from.current]), ...from.history].filter((old) => old !== version)
  return {
    ...from,
    tenants,
    current: version,
    history: [...new Set(past)].slice(0, maxHistory),
    // Without a version before it there is nothing to go back to, and so nothing to watch for.
    trials: from.current === null ? {} : { all: trial },
  }
}

/**
 * The pointer after a rollback. Without a reach it takes back the newest promotion: of what rings try that of the smallest, whose
 * sites then get what the ring around it tries; else what serves everywhere. What half tries goes with what the canaries in it do.
 * Throws `AppError` (not_found) where there is nothing to take back.
 */
export function rollBackPointer({ stopped: _, ...from }: PointerState, reach?: RolloutTarget): PointerState {
  const { name, current, trials, tenants } = from
  if (reach?.kind === 'tenant') {
    const { [reach.tenant]: own, ...others } = tenants
    if (own === undefined) throw nothing(`${reach.tenant} has no version of ${name} of its own.`)
    return { ...from, tenants: others }
  }
  const ring = reach?.ring ?? rings.find((each) => trials[each]) ?? 'all'
  if (ring !== 'all') {
    if (!trials[ring]) throw nothing(`No version of ${name} is on trial in the ring ${ring}.`)
    const { all, half } = trials
    return { ...from, trials: ring === 'canary' ? { all, half } : { all } }
  }
  const [version, ...history] = from.history
  if (current === null) throw nothing(`No version of ${name} serves everywhere, so there is nothing to roll back.`)
  if (version === undefined)
    throw nothing(
      `${name} ${current} is the first that served: there is nothing to roll back to. Publish a mended one and promote it.`,
    )
  return { ...from, current: version, history, trials: {} }
}

const nothing = (message: string): AppError => new AppError('not_found', message)
