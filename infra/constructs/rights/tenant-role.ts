import { tableActions } from '@forecourt/contracts/functions/table-actions'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { stockRoleName } from '../../config/derived-names.ts'
import type { Stage } from '../../config/stages.ts'
import { snapshotsOnly } from '../../rules/tenant-conditions.ts'
import { reachesStock } from '../../rules/tenant-trust.ts'
import { type StageReferences, tableResources } from '../stage-references.ts'
import { bucketRights } from './bucket-rights.ts'
import { functionsWith } from './functions-principal.ts'

/**
 * TN-10. Functions that serve a site's request read the stock as this role, cut down to the dealerships of that site
 * (packages/lambda-kit/src/tenants/tenant-access.ts). By itself such a function may read no vehicle at all.
 */
export class TenantRole extends Role {
  constructor(scope: Construct, id: string, { stage, references }: { stage: Stage; references: StageReferences }) {
    super(scope, id, {
      roleName: stockRoleName(stage),
      description: 'Reads the stock for one site at a time; each session is cut down to its dealerships',
      assumedBy: functionsWith(scope, stage, reachesStock),
    })
    const assets = bucketRights(scope, stage, 'assets')
    const rights = [
      new PolicyStatement({ actions: [...tableActions.read], resources: tableResources(references, 'stock') }),
      assets.read(snapshotPrefix),
      assets.list(snapshotsOnly),
    ]
    for (const right of rights) this.addToPolicy(right)
  }
}
