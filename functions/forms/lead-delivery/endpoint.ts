import type { LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { type DeliveryReport, type DeliveryServices, deliverLead } from '@forecourt/leads/delivery/deliver-lead'
import {
  type DeliveryTotals,
  deliveryTotals,
  oldestDueSeconds,
  sweepPending,
} from '@forecourt/leads/delivery/sweep-pending'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** An event of the leads table's stream; anything else is the schedule. */
export type DeliveryEvent = DynamoDBStreamEvent | Record<string, unknown>

/** Below the function's timeout, with time left for one attempt. */
const sweepMs = 45_000

const keysSchema = z.object({ tenant: z.object({ S: z.string() }), lead_id: z.object({ S: z.string() }) })

const isStream = (event: DeliveryEvent): event is DynamoDBStreamEvent => Array.isArray(event.Records)

/** LD-14. Delivers the leads that an event names, or all that are due. Returns the records of an event to retry. */
export async function deliverLeads(event: DeliveryEvent, services: DeliveryServices): Promise<DynamoDBBatchResponse> {
  if (!isStream(event)) {
    const now = services.now()
    // Each minute, also where it is 0: an alarm is raised where it is missing.
    logLeadMetrics({ OldestDueSeconds: await oldestDueSeconds(now) })
    report(await sweepPending(services, { untilMs: now.getTime() + sweepMs }))
    return { batchItemFailures: [] }
  }
  const outcomes = await Promise.all(event.Records.map((record) => deliverRecord(record, services)))
  report(deliveryTotals(outcomes.map(({ report }) => report)), outcomes.flatMap(deliveredTo).join('; '))
  return { batchItemFailures: outcomes.flatMap(({ failed }) => (failed ? [{ itemIdentifier: failed }] : [])) }
}

type RecordOutcome = { report: DeliveryReport; key?: LeadKey; failed?: string }

async function deliverRecord(
  { dynamodb, eventName }: DynamoDBRecord,
  services: DeliveryServices,
): Promise<RecordOutcome> {
  if (eventName === 'REMOVE') return { report: {} }
  const key = keyOf(dynamodb?.Keys)
  if (!key) {
    logError('A record of the leads’ stream has no key of a lead', undefined)
    return { report: {} }
  }
  try {
    return { key, report: await deliverLead(key, services) }
  } catch (error) {
    logError(`Lead ${key.lead_id} of ${key.tenant} cannot be delivered`, error)
    return { report: {}, failed: dynamodb?.SequenceNumber ?? '' }
  }
}

function keyOf(keys: unknown): LeadKey | undefined {
  const { data } = keysSchema.safeParse(keys)
  return data && { tenant: data.tenant.S, lead_id: data.lead_id.S }
}

/** What a log says of a lead: it names no person. */
function deliveredTo({ key, report }: RecordOutcome): string[] {
  const targets = Object.entries(report).flatMap(([target, outcome]) => (outcome === 'delivered' ? [target] : []))
  return key && targets.length > 0 ? [`lead ${key.lead_id} of ${key.tenant} by ${targets.join(' and ')}`] : []
}

function report({ delivered, retried, failed }: DeliveryTotals, message = ''): void {
  if (delivered + retried + failed === 0) return
  logLeadMetrics({ TargetsDelivered: delivered, TargetsRetried: retried, TargetsGivenUp: failed }, message)
}

const logLeadMetrics = (values: Record<string, number>, message = '') =>
  logMetrics({ namespace: 'Forecourt/Leads', values, ...(message && { message }) })
