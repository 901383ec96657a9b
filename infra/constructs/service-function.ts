import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import type { TeamFunction } from '@forecourt/functions/needs'
import { Duration, Stack } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
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
import { boundaryName, functionName, policyArn, rolePath } from '../config/derived-names.ts'
import type { Stage } from '../config/stages.ts'
import { noAlarmBecause } from '../rules/rules.ts'
import type { Alarms } from './alarm-topic.ts'
import { networkActions } from './rights/run-actions.ts'

const period = Duration.minutes(5)

type ServiceFunctionProps = {
  needs: TeamFunction
  code: Code
  stage: Stage
  alarms: Alarms
  environment: Record<string, string>
  /** The network of the index, where it asks a domain. */
  network?: CfnFunction.VpcConfigProperty | undefined
}

/**
 * A function with the platform's defaults: Node 24 on arm64, traced, with its own rights and no AWS managed policies, a log
 * of JSON lines with a retention, and an alarm or a reason for none.
 */
export class ServiceFunction extends LambdaFunction {
  readonly needs: TeamFunction
  readonly failures: IMetric

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const { needs, code, stage, alarms, environment, network } = props
    const logGroup = new LogGroup(scope, `${id}-logs`, { retention: stage.logRetention, removalPolicy: stage.keep })
    const name = functionName(stage, needs.team, id)
    const role = new Role(scope, `${id}-role`, {
      // The data's roles trust functions by this path, and the index knows them by their names.
      roleName: name,
      path: rolePath(stage, needs.team),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      ...(needs.team !== platformTeam && { permissionsBoundary: boundaryOf(scope, stage, needs.team) }),
    })
    logGroup.grantWrite(role)
    if (network) allowNetwork(role)
    dependOnRightsOnly(role)
    super(scope, id, {
      functionName: name,
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
    })
    if (network) resourceOf(this).vpcConfig = network
    this.needs = needs
    this.failures = failuresOf(logGroup, id, stage)
    if ('noAlarmBecause' in needs.errors) {
      resourceOf(this).addMetadata(noAlarmBecause, needs.errors.noAlarmBecause)
      return
    }
    alarms.addAlarm(`${id}-errors`, {
      metric: this.failures,
      at: needs.errors.alarmThreshold,
      meaning: `${needs.purpose}: it fails. What that costs: ${needs.errors.costs}.`,
    })
  }
}

/** The functions of a stack, by their folders' names. */
export type ServiceFunctions = Readonly<Record<string, ServiceFunction>>

/** A function that a stack wires by name. @throws RangeError when it has no folder. */
export function functionNamed(functions: ServiceFunctions, name: string): ServiceFunction {
  const found = functions[name]
  if (!found) throw new RangeError(`There is no function "${name}", which this stack needs.`)
  return found
}

/** CloudFormation's resource of a function. */
export function resourceOf(made: LambdaFunction): CfnFunction {
  const { defaultChild } = made.node
  if (!(defaultChild instanceof CfnFunction)) throw new TypeError(`${made.node.id} has no function of its own.`)
  return defaultChild
}

const boundaryOf = (scope: Construct, stage: Stage, team: string) => {
  const id = `${team}-boundary`
  const arn = policyArn(scope, boundaryName(stage, team))
  return (
    (Stack.of(scope).node.tryFindChild(id) as ReturnType<typeof ManagedPolicy.fromManagedPolicyArn> | undefined) ??
    ManagedPolicy.fromManagedPolicyArn(Stack.of(scope), id, arn)
  )
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

/** Lambda's rights to attach a function to a network. */
const allowNetwork = (role: Role): void => {
  const { region } = Stack.of(role)
  role.addToPolicy(
    new PolicyStatement({
      actions: [...networkActions],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:RequestedRegion': region } },
    }),
  )
}
