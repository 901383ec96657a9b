import { type Lead, type LeadKey, type TargetName, targetNames } from '@forecourt/contracts/leads/stored-lead'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { readLead, updateDelivery } from '../store/lead-table.ts'

/**
 * Makes a lead due again, from its first attempt: to the targets that were given up, or to those that are named, whatever became of
 * them. The sweep delivers it.
 * @throws AppError `not_found`, `gone` for one that was erased, `bad_request` where nothing is to be delivered again.
 */
export async function redeliverLead(key: LeadKey, now: Date, names?: readonly TargetName[]): Promise<Lead> {
  for (;;) {
    const lead = await readLead(key)
    if (!lead) throw new AppError('not_found', `The site ${key.tenant} has no lead ${key.lead_id}.`)
    if (lead.erased_at) throw new AppError('gone', `The lead ${key.lead_id} was erased.`)
    const again = names ?? targetNames.filter((name) => lead.delivery[name]?.state === 'failed')
    if (again.length === 0)
      throw new AppError('bad_request', 'No target of this lead was given up. Name those that get it again.')
    const target = { state: 'pending', attempts: 0, due_at: now.toISOString() } as const
    const delivery = { ...lead.delivery, ...Object.fromEntries(again.map((name) => [name, target])) }
    const written = await updateDelivery(lead, delivery)
    if (written) return written
  }
}
