import { secretName } from '@forecourt/contracts/platform/secret-name'
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Stage } from './stages.ts'

type AnyStage = Pick<Stage, 'name'>

export const originSecretName = (stage: AnyStage): string => secretName(stage, 'origin-secret')

/** A function's name, and its role's. */
export const functionName = ({ name: stage }: AnyStage, team: string, name: string): string =>
  `forecourt-${stage}-${team}-${name}`

/** The path of the roles of a team's functions; of all functions without a team. */
export const rolePath = ({ name }: AnyStage, team?: string): string => `/forecourt/${name}/${team ? `${team}/` : ''}`

/** Rights that no role of a team's functions exceeds (constructs/rights/team-boundary.ts). */
export const boundaryName = ({ name }: AnyStage, team: string): string => `forecourt-${name}-boundary-${team}`

/** The queue of changes that are not in the index yet. */
export const changesQueueName = ({ name }: AnyStage): string => `forecourt-${name}-search-changes.fifo`

export const alarmTopicName = ({ name }: AnyStage): string => `forecourt-${name}-alarms`

/** The role that reads the stock for one site at a time. */
export const stockRoleName = ({ name }: AnyStage): string => `forecourt-${name}-tenant-stock`

/** The role that a team's functions reach tables of tenants by. */
export const tenantTablesRoleName = ({ name }: AnyStage, team: string): string => `forecourt-${name}-tenant-${team}`

/** A squad: its roles (constructs/rights/squad-roles.ts) and its folder in the CDK's bucket. It has a remote, functions, or both. */
export const squadNames = ({ name: stage }: AnyStage, squad: string) => ({
  /** Writes releases of its remote. */
  squad: `forecourt-${stage}-squad-${squad}`,
  /** Its people and its pipeline. */
  deployRole: `forecourt-${stage}-deploy-${squad}`,
  /** CloudFormation's role for its remote. */
  stackRole: `forecourt-${stage}-stack-${squad}`,
  /** CloudFormation's role for its functions. */
  functionsRole: `forecourt-${stage}-functions-${squad}`,
  assetPrefix: `${squadsAssetPrefix({ name: stage })}${squad}/`,
})

/** The prefix of squads' deploys in the CDK's bucket, apart from the platform's own code. */
export const squadsAssetPrefix = ({ name }: AnyStage): string => `squads/${name}/`

const iamArn = (scope: Construct, resource: string): string => {
  const { partition, account } = Stack.of(scope)
  return `arn:${partition}:iam::${account}:${resource}`
}

export const roleArn = (scope: Construct, name: string, path = '/'): string => iamArn(scope, `role${path}${name}`)

export const policyArn = (scope: Construct, name: string): string => iamArn(scope, `policy/${name}`)

/** The ARN of a function's role. */
export const functionRoleArn = (scope: Construct, stage: AnyStage, team: string, name: string): string =>
  roleArn(scope, functionName(stage, team, name), rolePath(stage, team))

export const indexDomainName = ({ name }: AnyStage): string => `forecourt-${name}`

export const indexDomainArn = (scope: Construct, stage: AnyStage): string =>
  Stack.of(scope).formatArn({ service: 'es', resource: 'domain', resourceName: indexDomainName(stage) })
