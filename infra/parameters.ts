import { namesParameter } from '@forecourt/contracts/platform-names'
import { homeRegion } from '@forecourt/contracts/stages'
import { Fn } from 'aws-cdk-lib'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { edgeRegion, type Stage } from './stages.ts'

/**
 * What the platform tells the stacks of its region. Parameters and not exports: an export cannot change while another stack
 * uses it, and ten thousand tenants should never hold the platform up.
 */
type ParameterName =
  | 'tenant-config-function'
  | 'site-files-function'
  | 'remote-release-function'
  | 'releases-table-arn'
  | 'names'

const parameterPath = (stage: Pick<Stage, 'name'>, name: ParameterName): string =>
  name === 'names' ? namesParameter(stage.name) : `/forecourt/${stage.name}/${name}`

export const originSecretName = (stage: Stage): string => `forecourt/${stage.name}/origin-secret`

export const platformStackName = (stage: Stage): string => `forecourt-${stage.name}-platform`
export const edgeStackName = (stage: Stage): string => `forecourt-${stage.name}-edge`

/** The role of the squad of a remote, which owns that remote's files and releases and nothing else. */
export const squadRoleName = (stage: Stage, remote: string): string => `forecourt-${stage.name}-squad-${remote}`

export function tellStacks(scope: Construct, stage: Stage, values: Record<ParameterName, string>): void {
  for (const [name, stringValue] of Object.entries(values))
    new StringParameter(scope, `Parameter-${name}`, {
      parameterName: parameterPath(stage, name as ParameterName),
      stringValue,
    })
}

/** The value stands when the stack is deployed; synth needs no account for it. */
export const toldBy = (scope: Construct, stage: Stage, name: ParameterName): string =>
  StringParameter.valueForStringParameter(scope, parameterPath(stage, name))

/** What a stack of another region says of itself: its outputs, which it may change whoever reads them. */
export const outputOf = {
  platform: (stage: Stage, name: 'ApiDomain'): string => Fn.getStackOutput(platformStackName(stage), name, homeRegion),
  edge: (stage: Stage, name: 'DistributionId' | 'ConnectionGroupId' | 'ConnectionGroupEndpoint'): string =>
    Fn.getStackOutput(edgeStackName(stage), name, edgeRegion),
} as const
