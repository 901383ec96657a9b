import { logError } from '@forecourt/lambda-kit/observability/log'
import { type MessageServices, sendMessages } from '@forecourt/reservations/messages/send-messages'
import { mirrorHold } from '@forecourt/reservations/mirror-stock'
import { readReservation } from '@forecourt/reservations/store/reservation-table'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

const keysSchema = z.object({ tenant: z.object({ S: z.string() }), reservation_id: z.object({ S: z.string() }) })

/** Says of each reservation that changed what it is now. Answers which have to come again. */
export async function applyChanges(
  { Records = [] }: DynamoDBStreamEvent,
  services: MessageServices,
): Promise<DynamoDBBatchResponse> {
  const batchItemFailures = []
  for (const record of Records)
    if (!(await applyChange(record, services)))
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
  return { batchItemFailures }
}

async function applyChange({ dynamodb, eventName }: DynamoDBRecord, services: MessageServices): Promise<boolean> {
  if (eventName === 'REMOVE') return true
  const { data } = keysSchema.safeParse(dynamodb?.Keys)
  if (!data) {
    logError('A record of the reservations’ stream has no key of one', undefined)
    return true
  }
  const key = { tenant: data.tenant.S, reservation_id: data.reservation_id.S }
  try {
    const reservation = await readReservation(key)
    if (!reservation) return true
    await mirrorHold(reservation.car, services.now())
    await sendMessages(reservation, services)
    return true
  } catch (error) {
    logError(`The change of the reservation ${key.reservation_id} of ${key.tenant} cannot be applied`, error)
    return false
  }
}
