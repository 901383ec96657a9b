import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { QueuedChange } from './endpoint.ts'

let client: SQSClient | undefined

/** Sends up to ten changes to a FIFO queue in one call. Rejects unless the queue took all. */
export function sendBatch(queueUrl: string): (changes: readonly QueuedChange[]) => Promise<void> {
  client ??= new SQSClient({ maxAttempts: 3, requestHandler: { connectionTimeout: 1000, requestTimeout: 3000 } })
  const sqs = client
  return async (changes) => {
    const { Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: changes.map(({ eventId, group, body }, index) => ({
          Id: String(index),
          MessageBody: body,
          MessageGroupId: group,
          MessageDeduplicationId: eventId,
        })),
      }),
    )
    if (Failed[0]) throw new Error(`The queue did not take ${Failed.length} changes: ${Failed[0].Message}`)
  }
}
