import {
  type DeliveryTarget,
  type Lead,
  type LeadKey,
  type TargetName,
  targetNames,
} from '@forecourt/contracts/leads/stored-lead'
import { logError, logWarning } from '@forecourt/lambda-kit/observability/log'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { LeadSite } from '../compose-lead.ts'
import { readLead, updateDelivery } from '../store/lead-table.ts'
import { maxDeliveryMs, retryDelayMs } from './retry-delay.ts'
import { type LeadProviders, sendTo } from './send-to.ts'
import { destinationOf } from './targets.ts'

export type DeliveryServices = LeadProviders & {
  /** Undefined when there is no such site. */
  readSite(tenant: string): Promise<LeadSite | undefined>
  now(): Date
  /** From 0 to 1. */
  random(): number
}

/** What became of each target that was due. */
export type DeliveryReport = Partial<Record<TargetName, 'delivered' | 'retried' | 'failed'>>

/** Longer than an attempt takes at most. After it an attempt without an outcome counts as lost, and is made again. */
export const leaseMs = 120_000
/** Some twenty fit into two days: more are of processes that end within an attempt. */
const maxAttempts = 40

/**
 * LD-14. Delivers a lead to each target that is due, and nothing where none is: an event may come twice, late or out of order. The
 * attempt is recorded before it is made, by a conditional write, so that no two processes make the same one; its outcome right
 * after. Where a process ends in between, the target gets the lead again: at least once, and once more at most for each such end.
 */
export async function deliverLead(key: LeadKey, services: DeliveryServices): Promise<DeliveryReport> {
  const lead = await readLead(key)
  const due = lead ? dueTargets(lead, services.now()) : []
  if (!lead || due.length === 0) return {}
  const site = await services.readSite(key.tenant)
  const claimed = await updateDelivery(lead, claim(lead, due, services.now()))
  if (!claimed) return {}
  const report: DeliveryReport = {}
  for (const name of due) {
    const outcome = await attempt(name, claimed, { site, services })
    await record(key, name, outcome)
    report[name] = outcome.state === 'pending' ? 'retried' : outcome.state
  }
  return report
}

const dueTargets = ({ delivery }: Lead, now: Date): TargetName[] =>
  targetNames.filter((name) => {
    const target = delivery[name]
    return target?.state === 'pending' && (target.due_at ?? '') <= now.toISOString()
  })

function claim({ delivery }: Lead, due: readonly TargetName[], now: Date): Lead['delivery'] {
  const lost = new Date(now.getTime() + leaseMs).toISOString()
  const claimed = due.map((name) => {
    const { attempts = 0, first_attempt_at = now.toISOString() } = delivery[name] ?? {}
    return [name, { ...delivery[name], attempts: attempts + 1, first_attempt_at, due_at: lost }] as const
  })
  return { ...delivery, ...Object.fromEntries(claimed) }
}

type Outcome = Omit<DeliveryTarget, 'attempts' | 'first_attempt_at'>
type Context = { site: LeadSite | undefined; services: DeliveryServices }

async function attempt(name: TargetName, lead: Lead, { site, services }: Context): Promise<Outcome> {
  const { attempts = 1, first_attempt_at = '' } = lead.delivery[name] ?? {}
  try {
    if (attempts > maxAttempts) throw new ProviderError('rejected', 'No attempt had an outcome.')
    const destination = site && destinationOf(name, site, lead)
    if (!destination) throw new ProviderError('refused', 'The site has no address for it.')
    await sendTo(destination, { lead, site, providers: services, now: services.now() })
    return { state: 'delivered', delivered_at: services.now().toISOString() }
  } catch (error) {
    const { kind, message, retryAfterSeconds } = asProviderError(error)
    const dueMs = services.now().getTime() + retryDelayMs(attempts, services.random(), retryAfterSeconds)
    const isOver = kind === 'permanent' || dueMs > Date.parse(first_attempt_at) + maxDeliveryMs
    const what = `Lead ${lead.lead_id} of ${lead.tenant} by ${name}, attempt ${attempts}`
    if (isOver) logError(`${what}: given up`, error)
    else logWarning(`${what}: to be retried`, error)
    if (isOver) return { state: 'failed', last_error: message }
    return { state: 'pending', due_at: new Date(dueMs).toISOString(), last_error: message }
  }
}

/** A fault of our own may be gone after the next deploy. */
const asProviderError = (error: unknown): ProviderError =>
  error instanceof ProviderError
    ? error
    : new ProviderError('unavailable', `It failed: ${error instanceof Error ? error.name : 'unknown error'}.`)

/** Writes an outcome whatever else changed meanwhile: one that got lost would be made again. */
async function record(key: LeadKey, name: TargetName, outcome: Outcome): Promise<void> {
  for (;;) {
    const lead = await readLead(key)
    const target = lead?.delivery[name]
    if (!lead || !target) return
    const { attempts, first_attempt_at } = target
    const delivery = { ...lead.delivery, [name]: { attempts, first_attempt_at, ...outcome } }
    if (await updateDelivery(lead, delivery)) return
  }
}
