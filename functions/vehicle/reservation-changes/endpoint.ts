import { applyRecords } from '@forecourt/lambda-kit/jobs/stream-records'
import { sendMessages } from '@forecourt/reservations/messages/send-messages'
import { mirrorHold } from '@forecourt/reservations/mirror-stock'
import type { ReconcileServices } from '@forecourt/reservations/reconcile'
import { runOrLeave } from '@forecourt/reservations/run-reservation'
import { isDue, readReservation } from '@forecourt/reservations/store/reservation-table'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'

/** Continues each reservation that was left to it, and says of each that changed what it is now. Answers which records have to come again. */
export const applyChanges = (event: DynamoDBStreamEvent, services: ReconcileServices): Promise<DynamoDBBatchResponse> =>
  applyRecords(event, {
    item: 'reservation',
    keys: ['tenant', 'reservation_id'],
    on: ['INSERT', 'MODIFY'],
    async apply(key) {
      const changed = await readReservation(key)
      if (!changed) return
      const reservation = isDue(changed, services.now()) ? await runOrLeave(changed, services) : changed
      await mirrorHold(reservation.car, services.now())
      await sendMessages(reservation, services)
    },
  })
