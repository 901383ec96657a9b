import { environment } from '@forecourt/lambda-kit/environment'
import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { forwardChanges } from './endpoint.ts'
import { sendBatch } from './send-batch.ts'

const settings = environment(z.object({ STOCK_CHANGES_QUEUE_URL: z.string() }))

/** Items of the stock table changed. A rejection makes Lambda retry the batch; what was queued is not queued twice. */
export const handler = createJobHandler<DynamoDBStreamEvent, void>({
  route: 'stock-changes',
  work: (event) => forwardChanges(event, sendBatch(settings().STOCK_CHANGES_QUEUE_URL)),
})
