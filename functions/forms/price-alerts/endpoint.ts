import { applyRecords, isStreamEvent } from '@forecourt/lambda-kit/jobs/stream-records'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { listDueAlerts } from '@forecourt/watchlist/price-alerts/alert-table'
import { markPriceDrops } from '@forecourt/watchlist/price-alerts/mark-price-drops'
import {
  type AlertOutcome,
  type AlertServices,
  sendPriceAlert,
} from '@forecourt/watchlist/price-alerts/send-price-alert'
import type { Shopper } from '@forecourt/watchlist/watchlist-table'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'

/** Items of the stock table changed; anything else is the schedule. */
export type AlertEvent = DynamoDBStreamEvent | Record<string, unknown>

/** Before the function's own deadline. What is left is the next run's. */
const sweepMs = 90_000
const maxMessagesARun = 1000

/**
 * Sends the messages of the cars that an event names, or all that are due: those that came at night, or on a day with one already.
 * Answers which records of an event have to come again.
 */
export async function sendPriceAlerts(event: AlertEvent, services: AlertServices): Promise<DynamoDBBatchResponse> {
  if (!isStreamEvent(event)) {
    await sendDue(services)
    return { batchItemFailures: [] }
  }
  // Only a car that was there before can cost less than it did.
  return applyRecords(event, {
    item: 'vehicle',
    keys: ['dealership_slug', 'id'],
    on: ['MODIFY'],
    async apply(key) {
      const shoppers = await markPriceDrops(key, { readSite: services.readSite, now: services.now() })
      report(await Promise.all(shoppers.map((shopper) => sendPriceAlert(shopper, services))))
    },
  })
}

async function sendDue(services: AlertServices): Promise<void> {
  const untilMs = services.now().getTime() + sweepMs
  const outcomes: AlertOutcome[] = []
  for await (const shopper of listDueAlerts(services.now(), maxMessagesARun)) {
    outcomes.push(await sendOrLog(shopper, services))
    if (services.now().getTime() >= untilMs) break
  }
  report(outcomes)
}

/** One message that fails holds up no other. */
async function sendOrLog(shopper: Shopper, services: AlertServices): Promise<AlertOutcome> {
  try {
    return await sendPriceAlert(shopper, services)
  } catch (error) {
    logError(`A message of ${shopper.tenant} about lower prices cannot be sent`, error)
    return 'retried'
  }
}

function report(outcomes: readonly AlertOutcome[]): void {
  const count = (outcome: AlertOutcome) => outcomes.filter((one) => one === outcome).length
  if (count('sent') + count('retried') === 0) return
  logMetrics({
    namespace: 'Forecourt/PriceAlerts',
    values: { PriceAlertsSent: count('sent'), PriceAlertsRetried: count('retried') },
  })
}
