import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'
import { tableActions } from '@forecourt/contracts/functions/table-actions'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { providers } from '@forecourt/providers/needs'
import type { ProviderRight } from '@forecourt/providers/provider-needs'
import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { squadsAssetPrefix } from '../../config/derived-names.ts'
import { isBehindEdge } from '../../config/function-routes.ts'
import { stagingBucketName } from '../../config/parameters.ts'
import type { Stage } from '../../config/stages.ts'
import { indexRights } from '../search/index-reference.ts'
import { type StageReferences, tableResources } from '../stage-references.ts'
import { bucketRights } from './bucket-rights.ts'

/** The names of the secrets that a function reads: our own, and its providers'. */
export const secretsOf = (needs: PlatformNeeds): string[] => [
  ...(isBehindEdge(needs) ? ['origin'] : []),
  ...(needs.secrets ?? []),
  ...(needs.providers ?? []).filter((name) => providers[name]?.secret !== undefined),
]

/** The variables of a function's providers, with the stage's own. */
export const providerVariables = (needs: PlatformNeeds, stage: Stage): Record<string, string> =>
  Object.assign({}, ...(needs.providers ?? []).map((name) => variablesOf(name, stage)))

const variablesOf = (provider: string, stage: Stage): Record<string, string> => ({
  ...providers[provider]?.variables,
  ...stage.providers[provider],
})

/** Exactly the rights that a `needs.ts` names, on what the stage's data holds and on AWS's services. */
export function functionRights(
  scope: Construct,
  needs: PlatformNeeds,
  { stage, references }: { stage: Stage; references: StageReferences },
): PolicyStatement[] {
  return [
    ...tableRights(needs, references),
    ...filesRights(scope, needs, stage),
    ...(needs.index ? indexRights(scope, stage, needs.index) : []),
    ...secretsOf(needs).map((name) => secretRight(references.secretArn(name))),
    ...(needs.providers ?? []).flatMap((name) =>
      (providers[name]?.rights?.(variablesOf(name, stage)) ?? []).map((right) => providerRight(scope, right)),
    ),
  ]
}

/** TN-10. Functions that answer requests reach tenants' tables only as the role of the request's tenant (tenant-tables-role.ts). */
function tableRights(needs: PlatformNeeds, references: StageReferences): PolicyStatement[] {
  return (Object.keys(needs.tables) as TableName[])
    .filter((name) => !isBehindEdge(needs) || tables[name].owner === 'platform')
    .map((name) => {
      const actions = [
        ...new Set((needs.tables[name] ?? []).flatMap((right): readonly string[] => tableActions[right])),
      ]
      return new PolicyStatement({ actions, resources: tableResources(references, name) })
    })
}

function filesRights(scope: Construct, needs: PlatformNeeds, stage: Stage): PolicyStatement[] {
  const rights = (needs.reads ?? []).map(({ from, under }) => bucketRights(scope, stage, from).read(under))
  for (const { to, under } of needs.adds ?? []) rights.push(bucketRights(scope, stage, to).add(under))
  for (const { from, under } of needs.removes ?? []) rights.push(bucketRights(scope, stage, from).remove(under))
  // What is read there may not be there: a rendition that is not made yet, an upload that did not arrive.
  for (const bucket of ['media', 'uploads'] as const)
    if (needs.reads?.some(({ from }) => from === bucket)) rights.push(bucketRights(scope, stage, bucket).list())
  if (needs.snapshots === 'write') rights.push(bucketRights(scope, stage, 'assets').add(snapshotPrefix))
  if (needs.readsStagingBucket) {
    const under = needs.readsStagingBucket === 'squads' ? squadsAssetPrefix(stage) : ''
    const resources = [`arn:${Stack.of(scope).partition}:s3:::${stagingBucketName(scope)}/${under}*`]
    rights.push(new PolicyStatement({ actions: ['s3:GetObject'], resources }))
  }
  return rights
}

const secretRight = (secretArn: string): PolicyStatement =>
  new PolicyStatement({
    actions: ['secretsmanager:GetSecretValue', 'secretsmanager:DescribeSecret'],
    resources: [secretArn],
  })

function providerRight(scope: Construct, { action, resource, onlyIf }: ProviderRight): PolicyStatement {
  const { service, type, name, isGlobal } = resource
  const arn = { service, resource: type, resourceName: name, ...(isGlobal && { account: '' }) }
  return new PolicyStatement({
    actions: [action],
    resources: [Stack.of(scope).formatArn(arn)],
    ...(onlyIf && { conditions: { StringEquals: onlyIf } }),
  })
}
