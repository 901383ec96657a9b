import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Alarms } from './alarm-topic.ts'

type DeadLetterQueueProps = {
  alarms: Alarms
  isFifo?: true
  /** The meaning of its alarm. */
  meaning: string
}

/** A dead-letter queue: keeps messages for two weeks, and alarms on the first. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { alarms, isFifo, meaning }: DeadLetterQueueProps) {
    super(scope, id, {
      ...(isFifo && { fifo: true }),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    alarms.addAlarm(id, {
      metric: this.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
      at: 1,
      meaning,
    })
  }
}
