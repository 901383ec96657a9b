import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs'

/** How many messages lie in the queues whose logical id holds a word, seen or unseen. */
export async function waiting(word: string): Promise<number> {
  const sqs = new SQSClient({})
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand({}))
  const found = QueueUrls.filter((url) => url.toLowerCase().includes(word))
  if (found.length === 0) throw new Error(`There is no queue ${word} among ${QueueUrls.join(', ')}.`)
  const counts = await Promise.all(
    found.map(async (QueueUrl) => {
      const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...AttributeNames] }),
      )
      return AttributeNames.reduce((sum, name) => sum + Number(Attributes?.[name] ?? 0), 0)
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
