import { applyRecords, isStreamEvent } from '@forecourt/lambda-kit/jobs/stream-records'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { type ReconcileServices, reconcile, reconcileOne } from '@forecourt/reservations/reconcile'
import { readPaymentEvent } from '@forecourt/reservations/store/payment-events'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'

/** Webhooks that were stored; anything else is the schedule. */
export type ReconcilerEvent = DynamoDBStreamEvent | Record<string, unknown>

/** Continues the reservations that webhooks are about, or all that are due. Answers which webhooks have to come again. */
export async function runReconciler(
  event: ReconcilerEvent,
  services: ReconcileServices,
): Promise<DynamoDBBatchResponse> {
  if (isStreamEvent(event))
    return applyRecords(event, {
      item: 'webhook',
      keys: ['event_id'],
      on: ['INSERT', 'MODIFY'],
      // What a webhook says is not read: the payment is.
      async apply({ event_id }) {
        const stored = await readPaymentEvent(event_id)
        if (stored) await reconcileOne(stored, services)
      },
    })
  const { looked, moved, freed, sent, failed } = await reconcile(services)
  // Each minute, also where all are 0: an alarm is raised where they are missing.
  logMetrics({
    namespace: 'Forecourt/Reservations',
    values: { Looked: looked, Moved: moved, Freed: freed, Sent: sent, Failed: failed },
  })
  // Its errors raise the alarm: money may wait for somebody.
  if (failed > 0) throw new Error(`${failed} reservations failed.`)
  return { batchItemFailures: [] }
}
