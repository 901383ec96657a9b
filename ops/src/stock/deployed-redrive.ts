import { GetQueueAttributesCommand, SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { numberText } from '@forecourt/domain/text/numbers'

/** Redrives the failed changes of a stage's index: SQS moves them back to their queue. */
export async function redriveDeployed({ deadLetters: { unindexed } }: PlatformNames): Promise<void> {
  if (!unindexed) return console.log('No dead letters: this stage has no shared index.')
  const sqs = new SQSClient({})
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: unindexed,
      AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages'],
    }),
  )
  const waiting = Number(Attributes.ApproximateNumberOfMessages ?? 0)
  if (waiting === 0) return console.log('No dead letters: the index has all changes.')
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn: Attributes.QueueArn }))
  console.log(`Redriving ${numberText(waiting)}.`)
}
