import { tableActions } from '@forecourt/contracts/functions/table-actions'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { ArnPrincipal, CompositePrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { ownItemsOnly, tenantTagOnly } from '../rules/tenant-conditions.ts'
import type { AggregateTable } from './aggregate-table.ts'
import type { ServiceFunction } from './service-function.ts'

type TenantTablesRoleProps = { tables: Readonly<Record<TableName, AggregateTable>>; functions: ServiceFunction[] }

const tenantTables = (Object.keys(tables) as TableName[]).filter((name) => tables[name].owner === 'tenant')

/** Whether a function's requests reach a table whose items are tenants' own. */
export const usesTenantTables = ({ needs }: ServiceFunction): boolean => tenantTables.some((name) => needs.tables[name])

const ownRights = ({ needs }: ServiceFunction) =>
  Object.fromEntries(tenantTables.flatMap((name) => (needs.tables[name] ? [[name, needs.tables[name]]] : [])))

/**
 * TN-10. Functions that answer requests reach the tables of tenants only as this role, in sessions that are tagged with the
 * tenant (packages/lambda-kit/src/tenants/tenant-access.ts): the tag must be an item's partition. Indexes hold all
 * tenants, so they are not granted. The role has what all of these functions need together; each cuts its sessions down to its own
 * tables and actions, which it finds in `TENANT_TABLES_RIGHTS`.
 */
export class TenantTablesRole extends Role {
  constructor(scope: Construct, id: string, props: TenantTablesRoleProps) {
    const principals = props.functions.map(({ role }) =>
      new ArnPrincipal(role?.roleArn ?? '').withConditions(tenantTagOnly).withSessionTags(),
    )
    super(scope, id, {
      description: 'Reads and writes the items of one tenant at a time, by the tag of its session',
      assumedBy: new CompositePrincipal(...principals),
    })
    for (const name of tenantTables) {
      const rights = new Set(props.functions.flatMap(({ needs }) => needs.tables[name] ?? []))
      const actions = [...new Set([...rights].flatMap((right) => tableActions[right]))]
      if (actions.length > 0)
        this.addToPolicy(
          new PolicyStatement({ actions, resources: [props.tables[name].tableArn], conditions: ownItemsOnly }),
        )
    }
    for (const made of props.functions) {
      made.addEnvironment('TENANT_TABLES_ROLE_ARN', this.roleArn)
      made.addEnvironment('TENANT_TABLES_RIGHTS', JSON.stringify(ownRights(made)))
      made.addToRolePolicy(
        new PolicyStatement({ actions: ['sts:AssumeRole', 'sts:TagSession'], resources: [this.roleArn] }),
      )
    }
  }
}
