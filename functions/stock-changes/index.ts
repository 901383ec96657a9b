import { environment } from '@forecourt/lambda-kit/environment'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { forwardChanges } from './endpoint.ts'
import { sendBatch } from './send-batch.ts'

const settings = environment(z.object({ STOCK_CHANGES_QUEUE_URL: z.string() }))

/** Items of the stock table changed. A rejection makes Lambda tell the same batch again: what was queued is not queued twice. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  await forwardChanges(event, sendBatch(settings().STOCK_CHANGES_QUEUE_URL))
}
