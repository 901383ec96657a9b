import { type ReleasePointer, type Ring, rings } from '@forecourt/contracts/releases/release-pointer'
import { AppError } from '@forecourt/lambda-kit/app-error'

/** The target of a promotion, or of a rollback. */
export type RolloutTarget = { kind: 'ring'; ring: Ring } | { kind: 'tenant'; tenant: string }

export const everywhere: RolloutTarget = { kind: 'ring', ring: 'all' }

/** A pointer without the fields that every move sets. */
export type PointerState = Omit<ReleasePointer, 'revision' | 'changed_at'>
/** `revision` is that of this move. */
export type Move = { at: string; revision: number }

/** Maximum entries for rollbacks. */
const maxHistory = 20

const emptyPointer = (name: string): PointerState => ({ name, current: null, history: [], trials: {}, tenants: {} })

/** Sites pinned to another version than this one. */
export const withoutTenantVersion = (tenants: PointerState['tenants'], version: string): PointerState['tenants'] =>
  Object.fromEntries(Object.entries(tenants).filter(([, own]) => own !== version))

/**
 * The pointer after a promotion. It ends the trials of smaller rings, so that a ring never has an older version than
 * the ring around it by accident; pinned sites keep their version, until it is current.
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
    // Without a previous version a rollback is impossible, so there is no trial.
    trials: from.current === null ? {} : { all: trial },
  }
}

/**
 * The pointer after a rollback. Without a target it undoes the newest promotion: the trial of the smallest ring, whose
 * sites then get the version of the ring around it; else the current version. Rolling back the ring of half also ends
 * the canary ring's trial.
 * @throws AppError (not_found) if there is nothing to roll back.
 */
export function rollBackPointer({ stopped: _, ...from }: PointerState, reach?: RolloutTarget): PointerState {
  const { name, current, trials, tenants } = from
  if (reach?.kind === 'tenant') {
    const { [reach.tenant]: own, ...others } = tenants
    if (own === undefined) throw nothing(`${reach.tenant} has no pinned version of ${name}.`)
    return { ...from, tenants: others }
  }
  const ring = reach?.ring ?? rings.find((each) => trials[each]) ?? 'all'
  if (ring !== 'all') {
    if (!trials[ring]) throw nothing(`No version of ${name} is on trial in the ring ${ring}.`)
    const { all, half } = trials
    return { ...from, trials: ring === 'canary' ? { all, half } : { all } }
  }
  const [version, ...history] = from.history
  if (current === null) throw nothing(`${name} has no version for all sites, so there is nothing to roll back.`)
  if (version === undefined)
    throw nothing(
      `${name} ${current} is the first version: there is nothing to roll back to. Publish a fixed one and promote it.`,
    )
  return { ...from, current: version, history, trials: {} }
}

const nothing = (message: string): AppError => new AppError('not_found', message)
