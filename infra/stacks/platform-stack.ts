import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { directCallsMetric } from '@forecourt/contracts/platform/direct-calls'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { changedFilesMetric } from '@forecourt/contracts/releases/release'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { FunctionCode, ShellBuild } from '../bundling/bundle-functions.ts'
import { functionName, roleArn, squadNames } from '../config/derived-names.ts'
import { checkFunctions } from '../config/function-problems.ts'
import { documentFunctions, endpointRoutes, type Functions } from '../config/function-routes.ts'
import { publishNames, publishParameters } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { teamsOf } from '../config/teams.ts'
import { Alarms } from '../constructs/alarm-topic.ts'
import { addBudget } from '../constructs/budget.ts'
import { OperationsDashboard } from '../constructs/operations-dashboard.ts'
import { bucketNameOf } from '../constructs/private-bucket.ts'
import { grantIndexAccess } from '../constructs/search/index-jobs.ts'
import { functionNamed, type ServiceFunction } from '../constructs/service-function.ts'
import { ShellDeployment } from '../constructs/shell-deployment.ts'
import { SiteApi } from '../constructs/site-api.ts'
import { readReferences } from '../constructs/stage-references.ts'
import { addFunctions, functionsOf } from './add-functions.ts'

type PlatformStackProps = StackProps & {
  stage: Stage
  code: FunctionCode
  shell: ShellBuild
  /** The names of all remotes, each of a squad. */
  remotes: readonly string[]
  /** The address of the site that the canary visits. */
  canary?: string
  /** The name of this deploy in logs and metrics. */
  release?: string
  /** All functions of the repository, of which it has those of the team `platform`. */
  functions: Functions
}

/**
 * What operations deploy for all teams: the gateway, the document function with the shell, the registry and the releases, dealers'
 * configuration, and what watches all of it.
 */
export class PlatformStack extends Stack {
  readonly #stage: Stage

  constructor(scope: Construct, id: string, props: PlatformStackProps) {
    const { stage, code, shell, remotes, canary, release, functions, ...stackProps } = props
    super(scope, id, { description: 'Forecourt: what all teams share', ...stackProps })
    checkFunctions(functions)
    this.#stage = stage
    const alarms = new Alarms(this, 'Alarms', { stage })
    const references = readReferences(this, stage)
    const api = new SiteApi(this, 'Api', { stage })
    const { made, deadLetters } = addFunctions(this, {
      functions: functionsOf(functions, platformTeam),
      parts: { stage, code, release, alarms, references },
      apiId: () => api.apiId,
      // Without a site there is none to visit.
      disabled: canary ? [] : ['canary'],
    })
    const named = (name: string): ServiceFunction => functionNamed(made, name)
    const [documents] = documentFunctions(functions).map(named)
    if (!documents) throw new RangeError('No function answers documents.')
    if (canary) named('canary').addEnvironment('CANARY_SITE', canary)
    grantIndexAccess(this, { stage, made, functions })
    this.#letPublish(named('remote-release'), remotes)
    alarms.addAlarm('api-failures', {
      metric: api.metricServerError({ period: Duration.minutes(5) }),
      at: 10,
      meaning: 'The API answers 5xx: shoppers get errors, of whichever function it is.',
    })
    this.#addCountedAlarms(alarms)
    new ShellDeployment(this, 'Shell', {
      shell,
      assets: bucketNameOf(this, stage, 'assets'),
      lays: named('site-files'),
      records: named('shell-record'),
      renders: documents,
      endpoints: endpointRoutes(functionsOf(functions, platformTeam)).endpoints,
      loads: endpointRoutes(functions).loads,
    })
    new OperationsDashboard(this, 'Board', {
      stage,
      api,
      functions: Object.fromEntries(
        teamsOf(functions).map((team) => [
          team,
          Object.fromEntries(
            Object.keys(functionsOf(functions, team)).map((name) => [name, functionName(stage, team, name)]),
          ),
        ]),
      ),
      tables: Object.fromEntries(
        (Object.keys(tables) as TableName[]).map((name) => [name, references.tableName(name)]),
      ),
    })
    addBudget(this, stage, alarms.topic)

    new CfnOutput(this, 'ApiDomain', { value: `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}` })
    publishParameters(this, stage, {
      api: api.apiId,
      'tenant-config-function': named('tenant-config').functionArn,
      'site-files-function': named('site-files').functionArn,
      'remote-release-function': named('remote-release').functionArn,
    })
    publishNames(this, stage, {
      api: api.apiId,
      deadLetters: Object.fromEntries(Object.entries(deadLetters).map(([name, { queueUrl }]) => [name, queueUrl])),
    } satisfies Partial<PlatformNames>)
  }

  /** MF-2. The publishing function writes only as the role of the squad whose stack is deployed (squad-stack.ts). */
  #letPublish(publishes: ServiceFunction, remotes: readonly string[]): void {
    publishes.addEnvironment('ASSETS_BUCKET', bucketNameOf(this, this.#stage, 'assets'))
    const resources = remotes.map((squad) => roleArn(this, squadNames(this.#stage, squad).squad))
    publishes.addToRolePolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources }))
  }

  #addCountedAlarms(alarms: Alarms): void {
    const metricOf = (metricName: string) =>
      new Metric({
        namespace: `Forecourt/${this.#stage.name}`,
        metricName,
        statistic: 'Sum',
        period: Duration.minutes(5),
      })
    // MF-3. Counted from the document function's log; one changed file raises the alarm.
    alarms.addAlarm(changedFilesMetric, {
      metric: metricOf(changedFilesMetric),
      at: 1,
      meaning: 'A file of a release is not the one that was published. It does not run; the release before it serves.',
    })
    // TN-1. Counted by every function behind the edge. Scanners that try any address of AWS stay below it.
    alarms.addAlarm(directCallsMetric, {
      metric: metricOf(directCallsMetric),
      at: 50,
      meaning:
        "Requests come to the API's own address, past the edge and its firewall, or the edge's secret is not accepted.",
    })
  }
}
