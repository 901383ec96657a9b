import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { changesQueueName } from '../../config/derived-names.ts'
import type { Stage } from '../../config/stages.ts'
import type { Alarms } from '../alarm-topic.ts'
import { DeadLetterQueue } from '../dead-letter-queue.ts'
import type { ServiceFunction } from '../service-function.ts'

type StockPipelineProps = {
  stage: Stage
  table: ITable
  forwards: ServiceFunction
  indexes: ServiceFunction
  alarms: Alarms
}

/** Longer than six tries of the function, as Lambda requires. */
const visibilitySeconds = 360
const maxAttempts = 5

/** The pipeline from changes of the stock to the index, in order per vehicle: docs/decisions/cloud-pipeline.md. */
export class StockPipeline extends Construct {
  readonly queue: Queue
  readonly failed: Queue

  constructor(scope: Construct, id: string, { stage, table, forwards, indexes, alarms }: StockPipelineProps) {
    super(scope, id)
    this.failed = new DeadLetterQueue(this, 'unindexed', {
      alarms,
      isFifo: true,
      meaning: 'Changes of vehicles were given up: searches show them as they were.',
    })
    this.queue = new Queue(this, 'changes', {
      // The operations dashboard, of another stack, names it.
      queueName: changesQueueName(stage),
      fifo: true,
      fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
      deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(visibilitySeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: maxAttempts },
    })
    forwards.addEnvironment('STOCK_CHANGES_QUEUE_URL', this.queue.queueUrl)
    this.queue.grantSendMessages(forwards)
    // Retries for as long as the stream keeps records: a failure is never one vehicle's fault.
    forwards.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        retryAttempts: -1,
        maxRecordAge: Duration.days(1),
        filters: [FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY') })],
      }),
    )
    indexes.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 10 }),
    )

    alarms.addAlarm('index-lag', {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(1), statistic: 'Maximum' }),
      at: 120,
      periods: 3,
      meaning: 'The index is two minutes behind the stock: searches show old prices and vehicles that are gone.',
    })
    alarms.addAlarm('index-stream', {
      metric: forwards.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
      at: 120_000,
      periods: 3,
      meaning: 'Changes of the stock are not queued: the index is not updated.',
    })
  }
}
