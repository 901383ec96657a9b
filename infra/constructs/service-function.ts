import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { FunctionNeeds } from '../functions.ts'
import type { Stage } from '../stages.ts'

const period = Duration.minutes(5)

type ServiceFunctionProps = {
  needs: FunctionNeeds
  code: Code
  stage: Stage
  environment: Record<string, string>
}

/** A function with the house's defaults: Node 24 on arm64, its own log group that forgets, and an alarm or a reason for none. */
export class ServiceFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { needs, code, stage, environment }: ServiceFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}-logs`, { retention: stage.logRetention, removalPolicy: stage.keep })
    super(scope, id, {
      description: needs.purpose,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code,
      memorySize: needs.memoryMb,
      timeout: Duration.seconds(needs.timeoutSeconds),
      logGroup,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
    })
    if ('noAlarmBecause' in needs.errors) return
    new Alarm(this, 'Errors', {
      alarmDescription: `${needs.purpose}: it fails. What that costs: ${needs.errors.costs}.`,
      metric: needs.isBehindEdge ? this.#failedRequests(logGroup, stage) : this.metricErrors({ period }),
      threshold: needs.errors.ringsAt,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
  }

  /**
   * Behind the edge a failure is answered and logged, and no error to Lambda: only a crash or a timeout is. A line without a
   * request's id is about what a process met between requests, and failed none.
   */
  #failedRequests(logGroup: LogGroup, stage: Stage): IMetric {
    const logged = logGroup.addMetricFilter('FailedRequests', {
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.level', '=', 'error'),
        FilterPattern.exists('$.requestId'),
      ),
      metricNamespace: `Forecourt/${stage.name}`,
      metricName: `${this.node.id}-failed-requests`,
    })
    return new MathExpression({
      label: 'Failed requests',
      expression: 'FILL(crashed, 0) + FILL(logged, 0)',
      usingMetrics: { crashed: this.metricErrors({ period }), logged: logged.metric({ period, statistic: 'Sum' }) },
      period,
    })
  }
}
