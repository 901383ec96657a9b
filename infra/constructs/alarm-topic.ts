import { Stack } from 'aws-cdk-lib'
import {
  Alarm,
  type ComparisonOperator as Comparison,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { alarmTopicName } from '../config/derived-names.ts'
import type { Stage } from '../config/stages.ts'

type AlarmProps = {
  metric: IMetric
  /** Raised from this value on. */
  at: number
  /** What is wrong then and what it costs: the first text that an operator reads. docs/operations/alarms.md says what to do. */
  meaning: string
  /** The number of periods in a row; 1 when left out. */
  periods?: number
  /** Raised at this value and below. */
  isLowerBound?: true
  /** Raised too where nothing is measured: what measures it does not run. */
  missingBreaches?: true
}

/** The topic of all alarms of a stage, with its recipient: `-c alarms=<e-mail>`. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { stage, email }: { stage: Stage; email?: string }) {
    const topicName = alarmTopicName(stage)
    super(scope, id, { topicName, displayName: `Forecourt ${stage.name}: alarms`, enforceSSL: true })
    if (email) this.addSubscription(new EmailSubscription(email))
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: ['cloudwatch', 'budgets'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        // Both services publish for every AWS account.
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
  }
}

/** The alarms of a stack, which go to the stage's topic. */
export class Alarms extends Construct {
  readonly topic: ITopic
  readonly #prefix: string

  /** `team`: whose stack it is; its alarms have the team in their names, since its role may change no others. */
  constructor(scope: Construct, id: string, { stage, team }: { stage: Stage; team?: string }) {
    super(scope, id)
    this.#prefix = `forecourt-${stage.name}-${team ? `${team}-` : ''}`
    const topicArn = Stack.of(this).formatArn({ service: 'sns', resource: alarmTopicName(stage) })
    this.topic = Topic.fromTopicArn(this, 'Topic', topicArn)
  }

  /** `name` is its name in docs/operations/alarms.md, without stage and team. */
  addAlarm(name: string, { metric, at, meaning, periods = 1, isLowerBound, missingBreaches }: AlarmProps): Alarm {
    const comparisonOperator: Comparison = isLowerBound
      ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
    const alarm = new Alarm(this, name, {
      alarmName: this.#prefix + name,
      alarmDescription: meaning,
      metric,
      threshold: at,
      comparisonOperator,
      evaluationPeriods: periods,
      treatMissingData: missingBreaches ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(this.topic))
    return alarm
  }
}
