import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { messageServices } from '@forecourt/reservations/job-services'
import { paymentProvider } from '@forecourt/reservations/payment-provider'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { applyChanges } from './endpoint.ts'

export const handler = createJobHandler<DynamoDBStreamEvent, DynamoDBBatchResponse>({
  route: 'reservation-changes',
  work: async (event) => applyChanges(event, { ...messageServices(), payment: await paymentProvider() }),
})
