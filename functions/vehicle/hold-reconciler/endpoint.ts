import { logError } from '@forecourt/lambda-kit/observability/log'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { type ReconcileServices, reconcile, reconcileOne } from '@forecourt/reservations/reconcile'
import { readPaymentEvent } from '@forecourt/reservations/store/payment-events'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** Webhooks that were stored; anything else is the schedule. */
export type ReconcilerEvent = DynamoDBStreamEvent | Record<string, unknown>

const keysSchema = z.object({ event_id: z.object({ S: z.string() }) })

const isStream = (event: ReconcilerEvent): event is DynamoDBStreamEvent => Array.isArray(event.Records)

/** Goes on with the reservations that webhooks are about, or with all that are due. Answers which webhooks have to come again. */
export async function runReconciler(
  event: ReconcilerEvent,
  services: ReconcileServices,
): Promise<DynamoDBBatchResponse> {
  if (isStream(event)) {
    const batchItemFailures = []
    for (const record of event.Records)
      if (!(await applyRecord(record, services)))
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
    return { batchItemFailures }
  }
  const { looked, moved, freed, sent, failed } = await reconcile(services)
  // Each minute, also where all are 0: an alarm is raised where they are missing.
  logMetrics({
    namespace: 'Forecourt/Reservations',
    values: { Looked: looked, Moved: moved, Freed: freed, Sent: sent, Failed: failed },
  })
  // Its errors raise the alarm: money may wait for somebody.
  if (failed > 0) throw new Error(`${failed} reservations cannot go on.`)
  return { batchItemFailures: [] }
}

/** False where it failed. What a webhook says is not read: the payment is. */
async function applyRecord({ dynamodb, eventName }: DynamoDBRecord, services: ReconcileServices): Promise<boolean> {
  if (eventName === 'REMOVE') return true
  const { data } = keysSchema.safeParse(dynamodb?.Keys)
  if (!data) {
    logError('A record of the webhooks’ stream has no key of one', undefined)
    return true
  }
  try {
    const event = await readPaymentEvent(data.event_id.S)
    if (event) await reconcileOne(event, services)
    return true
  } catch (error) {
    logError(`The webhook ${data.event_id.S} cannot be applied`, error)
    return false
  }
}
