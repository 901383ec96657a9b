import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Construct } from 'constructs'
import type { AggregateTable } from './aggregate-table.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import { DeadLetterQueue } from './dead-letter-queue.ts'
import type { ServiceFunction } from './service-function.ts'

type StreamJobProps = { name: string; table: AggregateTable; target: ServiceFunction; alarmTopic: AlarmTopic }

/**
 * Runs a function for the keys of what is written to a table, in batches; each key's writes stay in their order. A batch that fails
 * is halved, so that one bad item holds up nothing else; after three retries which records they were goes to the dead letters.
 * Returns these; their alarm has the queue's name.
 */
export function runOnStream(scope: Construct, { name, table, target, alarmTopic }: StreamJobProps): DeadLetterQueue {
  const failed = new DeadLetterQueue(scope, `${name}-failed`, {
    alarmTopic,
    meaning: `${target.needs.purpose}: changes were given up after three retries.`,
  })
  target.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      parallelizationFactor: 10,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 3,
      onFailure: new SqsDlq(failed),
      filters: [FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY') })],
    }),
  )
  return failed
}
