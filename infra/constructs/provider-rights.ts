import { providers } from '@forecourt/providers/needs'
import type { ProviderRight } from '@forecourt/providers/provider-needs'
import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Stage } from '../config/stages.ts'
import type { ServiceFunction } from './service-function.ts'
import type { StageSecrets } from './stage-secrets.ts'

type Context = { stage: Stage; secrets: StageSecrets }

/**
 * A function's rights for a provider, by the `needs.ts` of its folder. Providers need the internet, which only functions outside the index's
 * network have.
 */
export function allowProvider(made: ServiceFunction, name: string, { stage, secrets }: Context): void {
  const { secret, variables: fixed, rights } = providers[name] ?? {}
  const variables = { ...fixed, ...stage.providers[name] }
  for (const [variable, value] of Object.entries(variables)) made.addEnvironment(variable, value)
  if (secret !== undefined) secrets.allowRead(made, name, secret)
  for (const right of rights?.(variables) ?? []) made.addToRolePolicy(statementOf(made, right))
}

function statementOf(made: ServiceFunction, { action, resource, onlyIf }: ProviderRight): PolicyStatement {
  const { service, type, name, isGlobal } = resource
  const arn = { service, resource: type, resourceName: name, ...(isGlobal && { account: '' }) }
  return new PolicyStatement({
    actions: [action],
    resources: [Stack.of(made).formatArn(arn)],
    ...(onlyIf && { conditions: { StringEquals: onlyIf } }),
  })
}
