import type { TeamFunction } from '@forecourt/functions/needs'
import { Duration, Stack } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ISecurityGroup, IVpc, SubnetSelection } from 'aws-cdk-lib/aws-ec2'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  CfnFunction,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, type MetricFilter } from 'aws-cdk-lib/aws-logs'
import { type Construct, Dependable } from 'constructs'
import type { Stage } from '../config/stages.ts'
import { noAlarmBecause } from '../rules/rules.ts'
import type { AlarmTopic } from './alarm-topic.ts'

const period = Duration.minutes(5)

/** The index that a function searches. */
export type Network = { vpc: IVpc; vpcSubnets: SubnetSelection; securityGroups: ISecurityGroup[] }

type ServiceFunctionProps = {
  needs: TeamFunction
  code: Code
  stage: Stage
  alarmTopic: AlarmTopic
  environment: Record<string, string>
  network?: Network | undefined
}

/**
 * A function with the platform's defaults: Node 24 on arm64, traced, with its own rights and no AWS managed policies, a log
 * of JSON lines with a retention, and an alarm or a reason for none.
 */
export class ServiceFunction extends LambdaFunction {
  readonly needs: TeamFunction
  readonly failures: IMetric

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const { needs, code, stage, alarmTopic, environment, network } = props
    const logGroup = new LogGroup(scope, `${id}-logs`, { retention: stage.logRetention, removalPolicy: stage.keep })
    const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    if (network) allowNetwork(role)
    dependOnRightsOnly(role)
    super(scope, id, {
      description: needs.purpose,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code,
      role,
      memorySize: needs.memoryMb,
      timeout: Duration.seconds(needs.timeoutSeconds),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      // Lambda's own lines only for failed invocations.
      systemLogLevelV2: SystemLogLevel.WARN,
      logGroup,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
      ...(needs.maxConcurrency &&
        stage.reservesConcurrency && { reservedConcurrentExecutions: needs.maxConcurrency.count }),
      ...network,
    })
    this.needs = needs
    this.failures = failuresOf(logGroup, id, stage)
    if ('noAlarmBecause' in needs.errors) {
      addNoAlarmMetadata(this, needs.errors.noAlarmBecause)
      return
    }
    alarmTopic.addAlarm(`${id}-errors`, {
      metric: this.failures,
      at: needs.errors.alarmThreshold,
      meaning: `${needs.purpose}: it fails. What that costs: ${needs.errors.costs}.`,
    })
  }
}

/** Every function of the platform, by its folder's name. */
export type ServiceFunctions = Readonly<Record<string, ServiceFunction>>

/** A function that a stack wires by name. @throws RangeError when it has no folder. */
export function functionNamed(functions: ServiceFunctions, name: string): ServiceFunction {
  const found = functions[name]
  if (!found) throw new RangeError(`There is no function "${name}", which the platform needs.`)
  return found
}

function addNoAlarmMetadata(made: LambdaFunction, reason: string): void {
  const { defaultChild } = made.node
  if (defaultChild instanceof CfnFunction) defaultChild.addMetadata(noAlarmBecause, reason)
}

/**
 * Behind the edge, a failure is answered and logged, and is no error to Lambda; Lambda itself logs crashes and timeouts.
 * Both are lines of one log, so one filter counts them. Warnings do not count, and an error that ends an invocation is
 * `fatal`, because Lambda's report of it counts.
 */
function failuresOf(logGroup: LogGroup, id: string, stage: Stage): IMetric {
  const filter: MetricFilter = logGroup.addMetricFilter('Failures', {
    filterPattern: FilterPattern.any(
      FilterPattern.all(FilterPattern.stringValue('$.level', '=', 'error'), FilterPattern.exists('$.requestId')),
      FilterPattern.all(
        FilterPattern.stringValue('$.type', '=', 'platform.report'),
        FilterPattern.stringValue('$.record.status', '!=', 'success'),
      ),
    ),
    metricNamespace: `Forecourt/${stage.name}`,
    metricName: `${id}-failures`,
  })
  return filter.metric({ period, statistic: 'Sum' })
}

/** What depends on the role waits for its rights: for the role itself it waits anyway, by its ARN, and cfn-lint refuses to say so twice. */
const dependOnRightsOnly = (role: Role): void => {
  const dependencyRoots = () => [role.node.tryFindChild('DefaultPolicy') ?? []].flat()
  Dependable.implement(role, {
    get dependencyRoots() {
      return dependencyRoots()
    },
  })
}

/** Lambda's rights to attach a function to a network. AWS supports these actions only for all resources. */
const allowNetwork = (role: Role): void => {
  const { region } = Stack.of(role)
  role.addToPolicy(
    new PolicyStatement({
      actions: [
        'ec2:CreateNetworkInterface',
        'ec2:DescribeNetworkInterfaces',
        'ec2:DescribeSubnets',
        'ec2:DeleteNetworkInterface',
        'ec2:AssignPrivateIpAddresses',
        'ec2:UnassignPrivateIpAddresses',
      ],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:RequestedRegion': region } },
    }),
  )
}
