import { tableActions } from '@forecourt/contracts/functions/table-actions'
import type { TableRight } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { teamRights } from '@forecourt/contracts/tables/team-rights'
import type { TeamFunction } from '@forecourt/functions/needs'
import { Stack } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { boundaryName, roleArn, stockRoleName, tenantTablesRoleName } from '../../config/derived-names.ts'
import { isBehindEdge } from '../../config/function-routes.ts'
import type { Stage } from '../../config/stages.ts'
import { type StageReferences, tableResources } from '../stage-references.ts'
import { functionRights } from './function-rights.ts'
import { networkActions, onEverything, queueActions, streamActions } from './run-actions.ts'
import { ownRights } from './tenant-tables-role.ts'

type TeamBoundaryProps = {
  stage: Stage
  team: string
  /** The team's functions: what they declare of files, secrets and providers. */
  functions: readonly TeamFunction[]
  references: StageReferences
}

/**
 * The permissions boundary of a team's roles: whatever its squad deploys, its functions can do no more than this. It is the platform's
 * (the data stack), and the squad's deploy role makes no role without it. docs/decisions/cloud-rights-squads.md
 */
export class TeamBoundary extends ManagedPolicy {
  constructor(scope: Construct, id: string, props: TeamBoundaryProps) {
    const { stage, team, functions, references } = props
    const { partition, region, account } = Stack.of(scope)
    const here = (service: string, resource: string) => `arn:${partition}:${service}:${region}:${account}:${resource}`
    const ofTeam = `forecourt-${stage.name}-${team}-*`
    const right = (actions: string[], ...resources: string[]) => new PolicyStatement({ actions, resources })
    const roles = takenRoles(scope, props)
    super(scope, id, {
      managedPolicyName: boundaryName(stage, team),
      description: `The most that functions of ${team} may do`,
      statements: [
        ...tablesOf(props),
        ...functions.flatMap((needs) => functionRights(scope, { ...needs, tables: {} }, { stage, references })),
        ...(roles.length > 0 ? [right(['sts:AssumeRole', 'sts:TagSession'], ...roles)] : []),
        right(['logs:CreateLogStream', 'logs:PutLogEvents'], here('logs', `log-group:${ofTeam}`)),
        right([...queueActions], here('sqs', ofTeam)),
        // A policy has no room for what nothing uses.
        right([...onEverything, ...(functions.some(({ index }) => index) ? networkActions : [])], '*'),
      ],
    })
  }
}

/** The roles of tenants that functions of the team take: none that no function declares. */
function takenRoles(scope: Construct, { stage, team, functions }: TeamBoundaryProps): string[] {
  const readsStock = functions.some(({ readsStockAsTenant }) => readsStockAsTenant)
  const reachesTenants = functions.some((needs) => isBehindEdge(needs) && Object.keys(ownRights(needs)).length > 0)
  return [
    ...(readsStock ? [roleArn(scope, stockRoleName(stage))] : []),
    ...(reachesTenants ? [roleArn(scope, tenantTablesRoleName(stage, team))] : []),
  ]
}

/** Tables, and the streams of those that it may read. */
function tablesOf({ team, functions, references }: TeamBoundaryProps): PolicyStatement[] {
  return (Object.keys(tables) as TableName[]).flatMap((name) => {
    const rights = tables[name].owner === 'tenant' ? rightsOfJobs(functions, name) : teamRights(team, name)
    const isFollowed =
      tables[name].owner === 'tenant' ? functions.some(({ runs }) => runs.streamOf === name) : rights.includes('read')
    const statements: PolicyStatement[] = []
    if (rights.length > 0) {
      const actions = [...new Set(rights.flatMap((right): readonly string[] => tableActions[right]))]
      statements.push(new PolicyStatement({ actions, resources: tableResources(references, name) }))
    }
    if ('stream' in tables[name] && isFollowed)
      statements.push(new PolicyStatement({ actions: [...streamActions], resources: [references.streamArn(name)] }))
    return statements
  })
}

/**
 * What jobs declare on a table of tenants, of every tenant at once. Functions that answer requests have the role of their tenant, so
 * without a job a squad cannot reach the table beside it.
 */
const rightsOfJobs = (functions: readonly TeamFunction[], name: TableName): TableRight[] =>
  functions.filter((needs) => !isBehindEdge(needs)).flatMap(({ tables: named }) => [...(named[name] ?? [])])
