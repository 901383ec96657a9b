import { CustomResource, Duration } from 'aws-cdk-lib'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { functionRoleArn } from '../../config/derived-names.ts'
import { type Functions, indexOwner } from '../../config/function-routes.ts'
import type { Stage } from '../../config/stages.ts'
import { functionNamed, resourceOf, type ServiceFunctions } from '../service-function.ts'
import { indexUrl } from './index-reference.ts'
import { indexOwnerArn } from './search-domain.ts'

/**
 * Before a deploy's new code searches the index, it must have that code's fields: functions/search/stock-reindex builds the first index, or the
 * next one if the fields differ. Writers are deployed earlier, so that no card of the old code reaches the next index; their
 * changes wait for the first index, since a change without an index would be lost.
 */
export function prepareIndex(scope: Construct, stage: Stage, functions: ServiceFunctions): void {
  const reindex = functionNamed(functions, 'stock-reindex')
  const prepared = new CustomResource(scope, 'Prepared', {
    resourceType: 'Custom::StockIndex',
    serviceToken: reindex.functionArn,
    // Lambda's two retries continue a build that exceeds one call.
    serviceTimeout: Duration.minutes(50),
    // CloudFormation calls it again when one of them differs.
    properties: { Index: indexUrl(scope, stage), Code: resourceOf(reindex).code },
  })
  const others = Object.values(functions).filter((made) => made !== reindex)
  for (const made of others.filter(({ needs }) => needs.index === 'read')) made.node.addDependency(prepared)
  for (const made of others.filter(({ needs }) => needs.index === 'write')) {
    prepared.node.addDependency(resourceOf(made))
    for (const child of made.node.children) if (child instanceof EventSourceMapping) child.node.addDependency(prepared)
  }
}

type IndexAccessProps = { stage: Stage; made: ServiceFunctions; functions: Functions }

/** Grants roles of functions of all teams access inside the domain, by their names: who reads and who writes. */
export function grantIndexAccess(scope: Construct, { stage, made, functions }: IndexAccessProps): void {
  if (stage.search.kind !== 'domain') return
  const rolesOf = (right: 'read' | 'write'): string[] =>
    Object.entries(functions)
      .filter(([, { index }]) => index === right)
      .map(([name, { team }]) => functionRoleArn(scope, stage, team, name))
  new CustomResource(scope, 'Access', {
    resourceType: 'Custom::IndexAccess',
    serviceToken: functionNamed(made, indexOwner(functions)).functionArn,
    serviceTimeout: Duration.minutes(3),
    properties: { Owner: indexOwnerArn(scope, stage, functions), Readers: rolesOf('read'), Writers: rolesOf('write') },
  })
}
