import { tableActions } from '@forecourt/contracts/functions/table-actions'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { ArnPrincipal, CompositePrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { snapshotsOnly } from '../rules/tenant-conditions.ts'
import type { AggregateTable } from './aggregate-table.ts'
import type { PrivateBucket } from './private-bucket.ts'
import type { ServiceFunction } from './service-function.ts'

type TenantRoleProps = {
  stock: AggregateTable
  /** The bucket of the stock's snapshots for new processes. */
  snapshots: PrivateBucket
  servedBy: ServiceFunction[]
}

/**
 * TN-10. Functions that serve a site's request read the stock as this role, cut down to the dealerships of that site
 * (packages/lambda-kit/src/tenants/tenant-access.ts). By itself such a function may read no vehicle at all.
 */
export class TenantRole extends Role {
  constructor(scope: Construct, id: string, { stock, snapshots, servedBy }: TenantRoleProps) {
    const principals = servedBy.map(({ role }) => new ArnPrincipal(role?.roleArn ?? ''))
    super(scope, id, {
      description: 'Reads the stock for one site at a time; each session is cut down to its dealerships',
      assumedBy: new CompositePrincipal(...principals),
    })
    stock.grant(this, ...tableActions.read)
    snapshots.allowRead(this, { under: snapshotPrefix })
    snapshots.allowList(this, snapshotsOnly)
    for (const made of servedBy) {
      made.addEnvironment('TENANT_ROLE_ARN', this.roleArn)
      made.addEnvironment('STOCK_TABLE_ARN', stock.tableArn)
      made.addToRolePolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: [this.roleArn] }))
    }
  }
}
