import type { TableName } from '@forecourt/contracts/tables/tables'
import { Duration } from 'aws-cdk-lib'
import { type ITable, Table } from 'aws-cdk-lib/aws-dynamodb'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Construct } from 'constructs'
import type { Alarms } from './alarm-topic.ts'
import { DeadLetterQueue } from './dead-letter-queue.ts'
import type { ServiceFunction } from './service-function.ts'
import type { StageReferences } from './stage-references.ts'

const maxLagMs = 10 * 60_000

/** A table of the data stack with its stream, once a stack. */
export const streamedTable = (scope: Construct, id: string, references: StageReferences, name: TableName): ITable =>
  Table.fromTableAttributes(scope, id, {
    tableName: references.tableName(name),
    tableStreamArn: references.streamArn(name),
  })

type StreamJobProps = { name: string; table: ITable; target: ServiceFunction; alarms: Alarms }

/**
 * Runs a function for the keys of written items, in batches, in order per key. A failing batch
 * is halved, so that one bad item does not block others; after three retries its records' positions go to the dead-letter queue.
 * Returns that queue; its alarm has the queue's name. Another alarm is raised while the function is behind its stream.
 */
export function runOnStream(scope: Construct, { name, table, target, alarms }: StreamJobProps): DeadLetterQueue {
  const failed = new DeadLetterQueue(scope, `${name}-failed`, {
    alarms,
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
  alarms.addAlarm(`${name}-late`, {
    metric: target.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
    at: maxLagMs,
    periods: 5,
    meaning: `${target.needs.purpose}: it is ten minutes behind the changes that it follows.`,
  })
  return failed
}
