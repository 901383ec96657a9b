import type { LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { listDueLeads, listPendingLeads } from '../store/lead-table.ts'
import { type DeliveryReport, type DeliveryServices, deliverLead } from './deliver-lead.ts'

const maxConcurrency = 20

export type SweepOptions = {
  /** No delivery begins after it. */
  untilMs: number
  /** What is left is the next sweep's. */
  limit?: number
}

export type DeliveryTotals = Record<'delivered' | 'retried' | 'failed', number>

/** LD-14. Delivers what is pending and due: whose event was lost, whose attempt was lost, and what is to be tried again. */
export async function sweepPending(
  services: DeliveryServices,
  { untilMs, limit = 1000 }: SweepOptions,
): Promise<DeliveryTotals> {
  const due = listDueLeads(services.now(), limit)
  const reports: DeliveryReport[] = []
  const worker = async () => {
    for await (const key of due) {
      reports.push(await deliverOrLog(key, services))
      if (services.now().getTime() >= untilMs) return
    }
  }
  await Promise.all(Array.from({ length: maxConcurrency }, worker))
  return deliveryTotals(reports)
}

/** How long the lead that is due first has been due; 0 where none is. */
export async function oldestDueSeconds(now: Date): Promise<number> {
  for await (const { due_at } of listPendingLeads(1)) return Math.max(0, (now.getTime() - Date.parse(due_at)) / 1000)
  return 0
}

/** One lead that cannot be read holds up no other. */
async function deliverOrLog(key: LeadKey, services: DeliveryServices): Promise<DeliveryReport> {
  try {
    return await deliverLead(key, services)
  } catch (error) {
    logError(`Lead ${key.lead_id} of ${key.tenant} cannot be delivered`, error)
    return {}
  }
}

export function deliveryTotals(reports: readonly DeliveryReport[]): DeliveryTotals {
  const totals = { delivered: 0, retried: 0, failed: 0 }
  for (const outcome of reports.flatMap((report) => Object.values(report))) totals[outcome]++
  return totals
}
