import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'
import { tableActions } from '@forecourt/contracts/functions/table-actions'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { teamRights } from '@forecourt/contracts/tables/team-rights'
import { PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { tenantTablesRoleName } from '../../config/derived-names.ts'
import type { Stage } from '../../config/stages.ts'
import { ownItemsOnly, tenantTagOnly } from '../../rules/tenant-conditions.ts'
import { reachesTenants } from '../../rules/tenant-trust.ts'
import type { StageReferences } from '../stage-references.ts'
import { functionsWith } from './functions-principal.ts'

const tenantTables = (Object.keys(tables) as TableName[]).filter((name) => tables[name].owner === 'tenant')

/** What a function declares on tables of tenants. */
export const ownRights = (needs: PlatformNeeds) =>
  Object.fromEntries(tenantTables.flatMap((name) => (needs.tables[name] ? [[name, needs.tables[name]]] : [])))

type TenantTablesRoleProps = { stage: Stage; team: string; references: StageReferences }

/**
 * TN-10. Functions of a team that answer requests reach the tables of tenants only as this role, in sessions that are tagged with the
 * tenant (packages/lambda-kit/src/tenants/tenant-access.ts): the tag must be an item's partition. Indexes hold all
 * tenants, so they are not granted. The role has what the team may have on its own tables and on others'; each function cuts its
 * sessions down to its own tables and actions, which it finds in `TENANT_TABLES_RIGHTS`.
 */
export class TenantTablesRole extends Role {
  constructor(scope: Construct, id: string, { stage, team, references }: TenantTablesRoleProps) {
    super(scope, id, {
      roleName: tenantTablesRoleName(stage, team),
      description: `Reads and writes the items of one tenant at a time, by the tag of its session, for functions of ${team}`,
      assumedBy: functionsWith(scope, stage, reachesTenants, team).withConditions(tenantTagOnly).withSessionTags(),
    })
    for (const name of tenantTables) {
      const actions = [...new Set(teamRights(team, name).flatMap((right): readonly string[] => tableActions[right]))]
      if (actions.length > 0)
        this.addToPolicy(
          new PolicyStatement({ actions, resources: [references.tableArn(name)], conditions: ownItemsOnly }),
        )
    }
  }
}
