import { logError } from '@forecourt/lambda-kit/log'
import { indexVehicles } from '@forecourt/stock/stock-index'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { indexChanges } from './endpoint.ts'

/** Items of the stock table changed; the event tells only which. */
export async function handler(event: DynamoDBStreamEvent, context?: Context): Promise<DynamoDBBatchResponse> {
  return indexChanges(event, indexVehicles, ({ key, error }) =>
    logError({ requestId: context?.awsRequestId ?? '', route: 'stock-index' }, `${key.id} was not indexed`, error),
  )
}
