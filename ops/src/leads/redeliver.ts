import type { LeadKey, TargetName } from '@forecourt/contracts/leads/stored-lead'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { redeliverLead } from '@forecourt/leads/delivery/redeliver-lead'
import { leadTargets } from '@forecourt/leads/store/lead-state'
import { listFailedLeads } from '@forecourt/leads/store/lead-table'
import { findLead, leadSites } from './lead-sites.ts'

export type RedeliverFlags = { site?: string; target?: readonly TargetName[]; failed?: true }

export const redeliverHelp = `
A target that was given up gets the lead again, from its first attempt; --target names targets that get it again even if they took
it. A dealer's system knows a lead that it has already by its delivery id. The exit code is 1 when any lead could not be made due.

Examples:
  npx forecourt leads redeliver 5f0e... --target webhook
  npx forecourt leads redeliver --failed --site harbourside`

/** `deliveryTime` completes the sentence: delivered … */
export async function redeliver(
  lead_id: string | undefined,
  { site, target }: RedeliverFlags,
  deliveryTime: string,
): Promise<void> {
  const sites = await leadSites(site)
  const keys = lead_id === undefined ? await failedLeads(sites) : [await findLead(lead_id, sites)]
  if (keys.length === 0) return console.log('No lead was given up.')
  let done = 0
  for (const { tenant, lead_id } of keys) {
    try {
      const lead = await redeliverLead(
        { tenant, lead_id },
        { now: new Date(), names: target, site: await readSite(tenant) },
      )
      const due = leadTargets(lead).flatMap(({ name, state, attempts }) =>
        state === 'pending' && attempts === 0 ? [name] : [],
      )
      console.log(`${lead_id} of ${tenant} is due again by ${due.join(', ')}.`)
      done++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      console.log(`${lead_id} of ${tenant}: ${hint(error)}`)
      process.exitCode = 1
    }
  }
  if (done > 0) console.log(`${done === 1 ? 'It is' : `All ${done} are`} delivered ${deliveryTime}.`)
}

const hint = ({ code, message }: AppError): string =>
  code === 'bad_request'
    ? 'no target of it was given up. To send it again all the same, name targets: --target email'
    : message

async function failedLeads(sites: readonly string[]): Promise<LeadKey[]> {
  const keys: LeadKey[] = []
  for await (const key of listFailedLeads()) if (sites.includes(key.tenant)) keys.push(key)
  return keys
}
