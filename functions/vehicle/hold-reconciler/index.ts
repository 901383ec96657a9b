import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { messageServices } from '@forecourt/reservations/job-services'
import { paymentProvider } from '@forecourt/reservations/payment-provider'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { type ReconcilerEvent, runReconciler } from './endpoint.ts'

export const handler = createJobHandler<ReconcilerEvent, DynamoDBBatchResponse>({
  route: 'hold-reconciler',
  work: async (event) => runReconciler(event, { ...messageServices(), payment: await paymentProvider() }),
})
