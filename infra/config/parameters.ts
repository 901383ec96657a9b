import { namesPath } from '@forecourt/contracts/platform/platform-names'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import type { TableName } from '@forecourt/contracts/tables/tables'
import { DefaultStackSynthesizer, Fn, Stack } from 'aws-cdk-lib'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import type { SearchTier } from './search-tier.ts'
import { edgeRegion, type Stage } from './stages.ts'

type AnyStage = Pick<Stage, 'name'>

/**
 * The stage's tier of search, by the parameter's name: who deploys functions with another `-c search=` reads one that there is not, and
 * CloudFormation refuses the deploy before it changes anything.
 */
type SearchParameter = `search/${SearchTier['kind']}`
export const searchParameter = ({ search }: Pick<Stage, 'search'>): SearchParameter => `search/${search.kind}`

/**
 * What stacks publish for others of their region, where a name cannot be derived. Parameters and not exports: an export cannot change
 * while another stack uses it, and ten thousand tenants must not block the platform's deploy.
 */
export type ParameterName =
  | 'api'
  | 'tenant-config-function'
  | 'site-files-function'
  | 'remote-release-function'
  | `table/${TableName}`
  | `stream/${TableName}`
  | `secret/${string}`
  | `index/${'url' | 'subnets' | 'security-group'}`
  | SearchParameter

const parameterPath = (stage: AnyStage, name: ParameterName): string => `/forecourt/${stage.name}/${name}`

/** Publishes the names of a stack's resources for commands. */
export function publishNames(scope: Construct, stage: Stage, names: object): void {
  const { stackName } = Stack.of(scope)
  new StringParameter(scope, 'Names', {
    parameterName: `${namesPath(stage.name)}/${stackName.replace(`forecourt-${stage.name}-`, '')}`,
    stringValue: Stack.of(scope).toJsonString(names),
  })
}

export function publishParameters(
  scope: Construct,
  stage: Stage,
  values: Partial<Record<ParameterName, string>>,
): void {
  for (const [name, stringValue = ''] of Object.entries(values))
    new StringParameter(scope, `Parameter-${name.replaceAll('/', '-')}`, {
      parameterName: parameterPath(stage, name as ParameterName),
      stringValue,
    })
}

/** The value is resolved at deployment; synth needs no account for it. */
export const readParameter = (scope: Construct, stage: AnyStage, name: ParameterName): string =>
  StringParameter.valueForStringParameter(scope, parameterPath(stage, name))

/** The ARN of what a stack publishes, for those who may read it. */
export const parameterArn = (scope: Construct, stage: AnyStage, name: ParameterName): string =>
  Stack.of(scope).formatArn({ service: 'ssm', resource: `parameter${parameterPath(stage, name)}` })

/** What a stack of another region says of itself: its outputs, which may change while others read them. */
export const stackOutput = {
  platform: (stage: Stage, name: 'ApiDomain'): string =>
    Fn.getStackOutput(stackNames.platform(stage), name, homeRegion),
  edge: (stage: Stage, name: 'DistributionId' | 'ConnectionGroupId' | 'ConnectionGroupEndpoint'): string =>
    Fn.getStackOutput(stackNames.edge(stage), name, edgeRegion),
} as const

export const stackNames = {
  data: ({ name }: AnyStage): string => `forecourt-${name}-data`,
  platform: ({ name }: AnyStage): string => `forecourt-${name}-platform`,
  /** A team's functions; those of the team `platform` are in the platform's stack. */
  team: ({ name }: AnyStage, team: string): string => `forecourt-${name}-${team}`,
  /** The roles of a squad. */
  squad: ({ name }: AnyStage, squad: string): string => `forecourt-${name}-squad-${squad}`,
  edge: ({ name }: AnyStage): string => `forecourt-${name}-edge`,
  remote: ({ name }: AnyStage, remote: string): string => `forecourt-${name}-remote-${remote}`,
} as const

const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER

/** The bucket to which the CDK uploads a deploy's files. */
export const stagingBucketName = (scope: Construct): string => {
  const { account, region } = Stack.of(scope)
  return `cdk-${qualifier}-assets-${account}-${region}`
}

/** The parameter with the version of the account's bootstrap stack, which the CDK's command line reads. */
export const bootstrapVersionParameter = `/cdk-bootstrap/${qualifier}/version`
