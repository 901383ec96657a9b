import { Fn } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { indexDomainArn } from '../../config/derived-names.ts'
import { readParameter } from '../../config/parameters.ts'
import type { Stage } from '../../config/stages.ts'

type IndexRight = 'read' | 'write' | 'own'

/**
 * Every search is a POST; closing its point in time is the only DELETE. The domain's own roles restrict more: readers read, and only the
 * writer writes.
 */
export const indexActions = {
  read: ['es:ESHttpGet', 'es:ESHttpPost', 'es:ESHttpHead'],
  write: ['es:ESHttpGet', 'es:ESHttpPost', 'es:ESHttpHead', 'es:ESHttpPut', 'es:ESHttpDelete'],
  own: ['es:ESHttpGet', 'es:ESHttpPut'],
} as const satisfies Record<IndexRight, readonly string[]>
const pointInTimePath = '_search/point_in_time'

/** The rights of a function on the stage's domain; none where there is no domain. */
export function indexRights(scope: Construct, { search, name }: Stage, right: IndexRight): PolicyStatement[] {
  if (search.kind !== 'domain') return []
  const arn = indexDomainArn(scope, { name })
  const rights = [new PolicyStatement({ actions: [...indexActions[right]], resources: [`${arn}/*`] })]
  if (right === 'read')
    rights.push(new PolicyStatement({ actions: ['es:ESHttpDelete'], resources: [`${arn}/${pointInTimePath}`] }))
  return rights
}

/** The address of the one index that all processes share; undefined where each has its own. */
export function indexUrl(scope: Construct, stage: Stage): string | undefined {
  if (stage.search.kind === 'beside') return stage.search.url
  return stage.search.kind === 'domain' ? readParameter(scope, stage, 'index/url') : undefined
}

/** The domain's network, for a function that asks it: the domain has no address outside. */
export function indexNetwork(scope: Construct, stage: Stage): CfnFunction.VpcConfigProperty | undefined {
  if (stage.search.kind !== 'domain') return undefined
  return {
    subnetIds: Fn.split(',', readParameter(scope, stage, 'index/subnets')),
    securityGroupIds: [readParameter(scope, stage, 'index/security-group')],
  }
}
