import { applyRecords } from '@forecourt/lambda-kit/jobs/stream-records'
import { type MessageServices, sendMessages } from '@forecourt/reservations/messages/send-messages'
import { mirrorHold } from '@forecourt/reservations/mirror-stock'
import { readReservation } from '@forecourt/reservations/store/reservation-table'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'

/** Says of each reservation that changed what it is now. Answers which records have to come again. */
export const applyChanges = (event: DynamoDBStreamEvent, services: MessageServices): Promise<DynamoDBBatchResponse> =>
  applyRecords(event, {
    item: 'reservation',
    keys: ['tenant', 'reservation_id'],
    on: ['INSERT', 'MODIFY'],
    async apply(key) {
      const reservation = await readReservation(key)
      if (!reservation) return
      await mirrorHold(reservation.car, services.now())
      await sendMessages(reservation, services)
    },
  })
