import { namesParameter } from '@forecourt/contracts/platform/platform-names'
import { secretName } from '@forecourt/contracts/platform/secret-name'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import { DefaultStackSynthesizer, Fn, Stack } from 'aws-cdk-lib'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { edgeRegion, type Stage } from './stages.ts'

/**
 * What the platform publishes for the stacks of its region. Parameters and not exports: an export cannot change while another stack
 * uses it, and ten thousand tenants must not block the platform's deploy.
 */
type ParameterName = 'tenant-config-function' | 'site-files-function' | 'remote-release-function' | 'names'

const parameterPath = (stage: Pick<Stage, 'name'>, name: ParameterName): string =>
  name === 'names' ? namesParameter(stage.name) : `/forecourt/${stage.name}/${name}`

export const originSecretName = (stage: Stage): string => secretName(stage, 'origin-secret')

export const platformStackName = (stage: Stage): string => `forecourt-${stage.name}-platform`
export const edgeStackName = (stage: Stage): string => `forecourt-${stage.name}-edge`

export const remoteStackName = (stage: Stage, remote: string): string => `forecourt-${stage.name}-remote-${remote}`

/** A remote's squad: its roles (constructs/squad-roles.ts) and its folder in the CDK's bucket. */
export const squadNames = ({ name: stage }: Pick<Stage, 'name'>, remote: string) => ({
  squad: `forecourt-${stage}-squad-${remote}`,
  deployRole: `forecourt-${stage}-deploy-${remote}`,
  stackRole: `forecourt-${stage}-stack-${remote}`,
  assetPrefix: `${squadsAssetPrefix({ name: stage })}${remote}/`,
})

/** The prefix of squads' deploys in the CDK's bucket, apart from the platform's own code. */
export const squadsAssetPrefix = ({ name }: Pick<Stage, 'name'>): string => `squads/${name}/`

const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER

/** The bucket to which the CDK uploads a deploy's files. */
export const stagingBucketName = (scope: Construct): string => {
  const { account, region } = Stack.of(scope)
  return `cdk-${qualifier}-assets-${account}-${region}`
}

/** The parameter with the version of the account's bootstrap stack, which the CDK's command line reads. */
export const bootstrapVersionParameter = `/cdk-bootstrap/${qualifier}/version`

export function publishParameters(scope: Construct, stage: Stage, values: Record<ParameterName, string>): void {
  for (const [name, stringValue] of Object.entries(values))
    new StringParameter(scope, `Parameter-${name}`, {
      parameterName: parameterPath(stage, name as ParameterName),
      stringValue,
    })
}

/** The value is resolved at deployment; synth needs no account for it. */
export const readParameter = (scope: Construct, stage: Stage, name: ParameterName): string =>
  StringParameter.valueForStringParameter(scope, parameterPath(stage, name))

/** The ARN of what the platform says, for those who may read it. */
export const parameterArn = (scope: Construct, stage: Stage, name: ParameterName): string =>
  Stack.of(scope).formatArn({ service: 'ssm', resource: `parameter${parameterPath(stage, name)}` })

/** What a stack of another region says of itself: its outputs, which may change while others read them. */
export const stackOutput = {
  platform: (stage: Stage, name: 'ApiDomain'): string => Fn.getStackOutput(platformStackName(stage), name, homeRegion),
  edge: (stage: Stage, name: 'DistributionId' | 'ConnectionGroupId' | 'ConnectionGroupEndpoint'): string =>
    Fn.getStackOutput(edgeStackName(stage), name, edgeRegion),
} as const
