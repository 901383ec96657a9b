import {
  type DeliveryTarget,
  type Lead,
  type LeadKey,
  type TargetName,
  targetNames,
} from '@forecourt/contracts/leads/stored-lead'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { logError, logWarning } from '@forecourt/lambda-kit/observability/log'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { LeadSite } from '../compose-lead.ts'
import { recordContact } from '../store/contacts.ts'
import { completeCar, readLead, updateDelivery } from '../store/lead-table.ts'
import { maxAttempts, maxDeliveryMs, retryDelayMs } from './retry-delay.ts'
import { type LeadProviders, sendTo } from './send-to.ts'
import { destinationOf } from './targets.ts'

export type DeliveryServices = LeadProviders & {
  /** Undefined when there is no such site. */
  readSite(tenant: string): Promise<LeadSite | undefined>
  /** Of the site's own stock, by id or slug; undefined when there is none. Rejects while the stock cannot be read. */
  findCar(tenant: string, id: string): Promise<Vehicle | undefined>
  now(): Date
  /** From 0 to 1. */
  random(): number
}

/** What became of each target that was due. */
export type DeliveryReport = Partial<Record<TargetName, 'delivered' | 'retried' | 'failed'>>

/** Longer than an attempt takes at most. After it an attempt without an outcome counts as lost, and is made again. */
export const leaseMs = 120_000
/** A lead waits some minutes for a stock that cannot be read, and goes without the car's details then. */
const maxCarAttempts = 4
const stockMs = 5000

/**
 * LD-14. Delivers a lead to each target that is due, and nothing where none is: an event may come twice, late or out of order. The
 * attempt is recorded before it is made, by a conditional write, so that no two processes make the same one; its outcome right
 * after. Where a process ends in between, the target gets the lead again: at least once, and once more at most for each such end.
 */
export async function deliverLead(key: LeadKey, services: DeliveryServices): Promise<DeliveryReport> {
  const lead = await readLead(key)
  if (!lead || lead.erased_at) return {}
  const [delivered, contact] = await Promise.allSettled([deliverDue(lead, services), recordContact(lead)])
  for (const outcome of [delivered, contact]) if (outcome.status === 'rejected') throw outcome.reason
  return delivered.status === 'fulfilled' ? delivered.value : {}
}

async function deliverDue(lead: Lead, services: DeliveryServices): Promise<DeliveryReport> {
  const due = dueTargets(lead, services.now())
  if (due.length === 0) return {}
  const site = await services.readSite(lead.tenant)
  const claimed = await updateDelivery(lead, claim(lead, due, services.now()))
  const whole = claimed && (await withCar(claimed, services))
  if (!whole) return {}
  const report: DeliveryReport = {}
  for (const name of due) {
    const outcome = await attempt(name, whole, { site, services })
    await record(lead, name, outcome)
    report[name] = outcome.state === 'pending' ? 'retried' : outcome.state
  }
  return report
}

/** The lead with its car, where the stock could not be read when it came. Null when somebody changed the lead meanwhile. */
async function withCar(lead: Lead, { findCar, now }: DeliveryServices): Promise<Lead | null> {
  const { tenant, lead_id, car_id, car_unread } = lead
  if (!car_unread || car_id === undefined) return lead
  try {
    const car = await withDeadline(findCar(tenant, car_id), stockMs, 'Reading the car of a lead')
    return await completeCar(lead, car, now())
  } catch (error) {
    logWarning(`The car of lead ${lead_id} of ${tenant} cannot be read`, error)
    return lead
  }
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
    if (lead.car_unread && attempts < maxCarAttempts)
      throw new ProviderError('unavailable', 'The stock cannot be read.')
    if (attempts > maxAttempts) throw new ProviderError('rejected', 'No attempt had an outcome.')
    const destination = site && destinationOf(name, site, lead)
    if (!destination) throw new ProviderError('refused', 'The site has no address for it.')
    await sendTo(destination, { lead, site, providers: services, now: services.now() })
    return { state: 'delivered', delivered_at: services.now().toISOString() }
  } catch (error) {
    const { kind, message, retryAfterSeconds } = asProviderError(error)
    const nowMs = services.now().getTime()
    const lastMs = Date.parse(first_attempt_at) + maxDeliveryMs
    const isOver = kind === 'permanent' || nowMs >= lastMs
    // A target that asks for a longer pause than what is left has a last attempt all the same.
    const dueMs = Math.min(nowMs + retryDelayMs(attempts, services.random(), retryAfterSeconds), lastMs)
    const what = `Lead ${lead.lead_id} of ${lead.tenant} by ${name}, attempt ${attempts}`
    if (isOver) logError(`${what}: given up`, error)
    else logWarning(`${what}: to be retried`, error)
    if (isOver) return { state: 'failed', last_error: message }
    return { state: 'pending', due_at: new Date(dueMs).toISOString(), last_error: message }
  }
}

/** An error in our code may be fixed by the next deploy. */
const asProviderError = (error: unknown): ProviderError =>
  error instanceof ProviderError
    ? error
    : new ProviderError('unavailable', `It failed: ${error instanceof Error ? error.name : 'unknown error'}.`)

/** Writes an outcome whatever else changed meanwhile: one that got lost would be made again. A lead that was erased keeps its own. */
async function record(key: LeadKey, name: TargetName, outcome: Outcome): Promise<void> {
  for (;;) {
    const lead = await readLead(key)
    const target = lead?.delivery[name]
    if (!lead || lead.erased_at || !target) return
    const { attempts, first_attempt_at } = target
    const delivery = { ...lead.delivery, [name]: { attempts, first_attempt_at, ...outcome } }
    if (await updateDelivery(lead, delivery)) return
  }
}
