import { type Lead, type LeadKey, type TargetName, targetNames } from '@forecourt/contracts/leads/stored-lead'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { LeadSite } from '../compose-lead.ts'
import { readLead, updateDelivery } from '../store/lead-table.ts'
import { configuredTargets } from './targets.ts'

type Again = {
  now: Date
  /** Whatever became of them; without names those that were given up. */
  names?: readonly TargetName[] | undefined
  /** Undefined where its settings are not known: then any name is taken. */
  site?: LeadSite | undefined
}

/**
 * Makes a lead due again, from its first attempt: to the targets that were given up, or to those that are named, whatever became of
 * them. The sweep delivers it.
 * @throws AppError `not_found`, `gone` for one that was erased, `conflict` for a target that the site has no address of,
 * `bad_request` where nothing is to be delivered again.
 */
export async function redeliverLead(key: LeadKey, { now, names, site }: Again): Promise<Lead> {
  for (;;) {
    const lead = await readLead(key)
    if (!lead) throw new AppError('not_found', `The site ${key.tenant} has no lead ${key.lead_id}.`)
    if (lead.erased_at) throw new AppError('gone', `The lead ${key.lead_id} was erased.`)
    const missing = site && names?.find((name) => !configuredTargets(site).includes(name))
    if (missing)
      throw new AppError(
        'conflict',
        `The site ${key.tenant} has no target ${missing}: add it to the site's leads, and deploy.`,
      )
    const again = names ?? targetNames.filter((name) => lead.delivery[name]?.state === 'failed')
    if (again.length === 0)
      throw new AppError('bad_request', 'No target of this lead was given up. Name those that get it again.')
    const target = { state: 'pending', attempts: 0, due_at: now.toISOString() } as const
    const delivery = { ...lead.delivery, ...Object.fromEntries(again.map((name) => [name, target])) }
    const written = await updateDelivery(lead, delivery)
    if (written) return written
  }
}
