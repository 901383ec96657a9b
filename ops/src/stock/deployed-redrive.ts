import { GetQueueAttributesCommand, SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'

/** Has every change that the index of a stage gave up told again: SQS moves them back to where they came from. */
export async function redriveDeployed({ deadLetters: { unindexed } }: PlatformNames): Promise<void> {
  if (!unindexed) return console.log('No change waits: this stage has no index of its own.')
  const sqs = new SQSClient({})
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: unindexed,
      AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages'],
    }),
  )
  const waiting = Number(Attributes.ApproximateNumberOfMessages ?? 0)
  if (waiting === 0) return console.log('No change waits: the index took them all.')
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn: Attributes.QueueArn }))
  console.log(`${waiting.toLocaleString('en-AU')} are told again, by and by.`)
}
