import { type TableName, tableVariable } from '@forecourt/contracts/tables/tables'
import type { TeamFunction } from '@forecourt/functions/needs'
import { Tags } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { type FunctionCode, shellFolder } from '../bundling/bundle-functions.ts'
import { roleArn, stockRoleName, tenantTablesRoleName } from '../config/derived-names.ts'
import { isBehindEdge } from '../config/function-routes.ts'
import { readParameter, searchParameter } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { reachesStock, reachesTenants } from '../rules/tenant-trust.ts'
import type { Alarms } from './alarm-topic.ts'
import { bucketNameOf } from './private-bucket.ts'
import { functionRights, providerVariables, secretsOf } from './rights/function-rights.ts'
import { ownRights } from './rights/tenant-tables-role.ts'
import { indexNetwork, indexUrl } from './search/index-reference.ts'
import { ServiceFunction } from './service-function.ts'
import type { StageReferences } from './stage-references.ts'

export type StackParts = {
  stage: Stage
  code: FunctionCode
  release: string | undefined
  alarms: Alarms
  references: StageReferences
}

/** A function with exactly the rights that its `needs.ts` names. The stack wires its events. */
export function makeFunction(scope: Construct, name: string, needs: TeamFunction, parts: StackParts): ServiceFunction {
  const { stage, code, alarms } = parts
  const made = new ServiceFunction(scope, name, {
    needs,
    code: code(name),
    stage,
    alarms,
    network: needs.index && indexNetwork(scope, stage),
    environment: environmentOf(scope, needs, parts),
  })
  for (const right of functionRights(scope, needs, parts)) made.addToRolePolicy(right)
  if (needs.readsStockAsTenant) readStockAsTenant(made, parts)
  const tenantRights = isBehindEdge(needs) ? ownRights(needs) : {}
  if (Object.keys(tenantRights).length > 0) reachTenantTables(made, stage, tenantRights)
  return made
}

function environmentOf(scope: Construct, needs: TeamFunction, { stage, release, references }: StackParts) {
  const reached = new Set(Object.keys(needs.tables) as TableName[])
  if (needs.readsStockAsTenant) reached.add('stock')
  const { reads = [], adds = [], removes = [], runs } = needs
  const known = new Set([...[...reads, ...removes].map(({ from }) => from), ...adds.map(({ to }) => to)])
  // Documents allow browsers to upload to it.
  if (runs.documents) known.add('uploads')
  const url = needs.index && indexUrl(scope, stage)
  return {
    STAGE: stage.name,
    ...(release && { RELEASE: release }),
    ...Object.fromEntries([...reached].map((table) => [tableVariable(table), references.tableName(table)])),
    ...Object.fromEntries(
      [...known].map((bucket) => [`${bucket.toUpperCase()}_BUCKET`, bucketNameOf(scope, stage, bucket)]),
    ),
    ...Object.fromEntries(secretsOf(needs).map((secret) => [secretVariable(secret), references.secretArn(secret)])),
    ...providerVariables(needs, stage),
    ...(needs.index && { SEARCH_TIER: readParameter(scope, stage, searchParameter(stage)) }),
    ...(url && { OPENSEARCH_URL: url }),
    // One snapshot per site, so that a new process need not read the table first.
    ...(needs.snapshots && { SNAPSHOTS_BUCKET: bucketNameOf(scope, stage, 'assets') }),
    ...(runs.documents && { SHELL_DIR: shellFolder }),
  }
}

const secretVariable = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_SECRET_ARN`

/** TN-10. The role trusts it by its path and this tag (tenant-role.ts). */
function readStockAsTenant(made: ServiceFunction, { stage, references }: StackParts): void {
  const role = roleArn(made, stockRoleName(stage))
  made.addEnvironment('TENANT_ROLE_ARN', role)
  made.addEnvironment('STOCK_TABLE_ARN', references.tableArn('stock'))
  made.addToRolePolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: [role] }))
  addRoleTag(made, reachesStock)
}

/** TN-10. The same of its team's role for tables of tenants, whose sessions it cuts down to its own rights. */
function reachTenantTables(made: ServiceFunction, stage: Stage, rights: ReturnType<typeof ownRights>): void {
  const role = roleArn(made, tenantTablesRoleName(stage, made.needs.team))
  made.addEnvironment('TENANT_TABLES_ROLE_ARN', role)
  made.addEnvironment('TENANT_TABLES_RIGHTS', JSON.stringify(rights))
  made.addToRolePolicy(new PolicyStatement({ actions: ['sts:AssumeRole', 'sts:TagSession'], resources: [role] }))
  addRoleTag(made, reachesTenants)
}

function addRoleTag({ role }: ServiceFunction, { key, value }: { key: string; value: string }): void {
  if (role) Tags.of(role).add(key, value)
}
