import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'

/** The number of messages in a queue, in flight or not. */
export async function countMessages(QueueUrl: string): Promise<number> {
  const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
  const { Attributes } = await new SQSClient({}).send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...AttributeNames] }),
  )
  return AttributeNames.reduce((sum, name) => sum + Number(Attributes?.[name] ?? 0), 0)
}
