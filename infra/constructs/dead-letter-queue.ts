import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { AlarmTopic } from './alarm-topic.ts'

type DeadLetterQueueProps = {
  alarmTopic: AlarmTopic
  isFifo?: true
  /** What it means when something lies here. */
  meaning: string
}

/** Where work goes that failed every time: kept for two weeks, and the first of it rings. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { alarmTopic, isFifo, meaning }: DeadLetterQueueProps) {
    super(scope, id, {
      ...(isFifo && { fifo: true }),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    alarmTopic.addAlarm(id, {
      metric: this.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
      at: 1,
      meaning,
    })
  }
}
