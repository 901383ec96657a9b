import { Duration } from 'aws-cdk-lib'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Construct } from 'constructs'
import type { AggregateTable } from './aggregate-table.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import { DeadLetterQueue } from './dead-letter-queue.ts'
import type { ServiceFunction } from './service-function.ts'

const maxLagMs = 10 * 60_000

type StreamJobProps = { name: string; table: AggregateTable; target: ServiceFunction; alarmTopic: AlarmTopic }

/**
 * Runs a function for the keys of written items, in batches, in order per key. A failing batch
 * is halved, so that one bad item does not block others; after three retries its records' positions go to the dead-letter queue.
 * Returns that queue; its alarm has the queue's name. Another alarm is raised while the function is behind its stream.
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
  alarmTopic.addAlarm(`${name}-late`, {
    metric: target.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
    at: maxLagMs,
    periods: 5,
    meaning: `${target.needs.purpose}: it is ten minutes behind the changes that it follows.`,
  })
  return failed
}
