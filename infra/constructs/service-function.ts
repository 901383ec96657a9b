import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { FunctionNeeds } from '../functions.ts'
import type { Stage } from '../stages.ts'

type ServiceFunctionProps = {
  needs: FunctionNeeds
  code: Code
  stage: Stage
  environment: Record<string, string>
}

/** A function with the house's defaults: Node 24 on arm64, its own log group that forgets, and an alarm or a reason for none. */
export class ServiceFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { needs, code, stage, environment }: ServiceFunctionProps) {
    super(scope, id, {
      description: needs.purpose,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code,
      memorySize: needs.memoryMb,
      timeout: Duration.seconds(needs.timeoutSeconds),
      logGroup: new LogGroup(scope, `${id}-logs`, { retention: stage.logRetention, removalPolicy: stage.keep }),
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
    })
    if ('noAlarmBecause' in needs.errors) return
    new Alarm(this, 'Errors', {
      alarmDescription: `${needs.purpose}: it fails. What that costs: ${needs.errors.costs}.`,
      metric: this.metricErrors({ period: Duration.minutes(5) }),
      threshold: needs.errors.ringsAt,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
  }
}
