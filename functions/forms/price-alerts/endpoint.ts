import { logError } from '@forecourt/lambda-kit/observability/log'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import type { StockKey } from '@forecourt/stock/table/stock-item'
import { listDueAlerts } from '@forecourt/watchlist/price-alerts/alert-table'
import { markPriceDrops } from '@forecourt/watchlist/price-alerts/mark-price-drops'
import {
  type AlertOutcome,
  type AlertServices,
  sendPriceAlert,
} from '@forecourt/watchlist/price-alerts/send-price-alert'
import type { Shopper } from '@forecourt/watchlist/watchlist-table'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** Items of the stock table changed; anything else is the schedule. */
export type AlertEvent = DynamoDBStreamEvent | Record<string, unknown>

/** Before the function's own deadline. What is left is the next run's. */
const sweepMs = 90_000
const maxMessagesARun = 1000

const keysSchema = z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) })

const isStream = (event: AlertEvent): event is DynamoDBStreamEvent => Array.isArray(event.Records)

/**
 * Sends the messages of the cars that an event names, or all that are due: those that came at night, or on a day with one already.
 * Answers which records of an event have to come again.
 */
export async function sendPriceAlerts(event: AlertEvent, services: AlertServices): Promise<DynamoDBBatchResponse> {
  if (!isStream(event)) {
    await sendDue(services)
    return { batchItemFailures: [] }
  }
  const batchItemFailures = []
  for (const record of event.Records)
    if (!(await announceRecord(record, services)))
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
  return { batchItemFailures }
}

/** False where it failed. Only a car that was there before can cost less than it did. */
async function announceRecord({ dynamodb, eventName }: DynamoDBRecord, services: AlertServices): Promise<boolean> {
  if (eventName !== 'MODIFY') return true
  const { data } = keysSchema.safeParse(dynamodb?.Keys)
  if (!data) {
    logError('A record of the stock’s stream has no key of a vehicle', undefined)
    return true
  }
  const key: StockKey = { dealership_slug: data.dealership_slug.S, id: data.id.S }
  try {
    const shoppers = await markPriceDrops(key, { readSite: services.readSite, now: services.now() })
    report(await Promise.all(shoppers.map((shopper) => sendPriceAlert(shopper, services))))
    return true
  } catch (error) {
    logError(`The price of ${key.dealership_slug}/${key.id} cannot be announced`, error)
    return false
  }
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
