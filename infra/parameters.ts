import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import type { Stage } from './stages.ts'

/**
 * What one stack tells another. Parameters and not exports: an export cannot change while another stack uses it, and the
 * edge and ten thousand tenants should never hold the platform up.
 */
type ParameterName =
  | 'api-domain'
  | 'tenant-config-function'
  | 'distribution-id'
  | 'connection-group-id'
  | 'connection-group-endpoint'

const parameterPath = (stage: Stage, name: ParameterName): string => `/forecourt/${stage.name}/${name}`

export const originSecretName = (stage: Stage): string => `forecourt/${stage.name}/origin-secret`

export function tellStacks(scope: Construct, stage: Stage, values: Partial<Record<ParameterName, string>>): void {
  for (const [name, stringValue] of Object.entries(values))
    new StringParameter(scope, `Parameter-${name}`, {
      parameterName: parameterPath(stage, name as ParameterName),
      stringValue,
    })
}

/** The value stands when the stack is deployed; synth needs no account for it. */
export const toldBy = (scope: Construct, stage: Stage, name: ParameterName): string =>
  StringParameter.valueForStringParameter(scope, parameterPath(stage, name))
