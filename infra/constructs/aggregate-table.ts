import type { TableShape } from '@forecourt/contracts/tables/tables'
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { TableRight } from '../config/functions.ts'
import type { Stage } from '../config/stages.ts'

type AggregateTableProps = {
  shape: TableShape
  stage: Stage
  /** Its changes are told to somebody: the keys, and nothing else. */
  isStreamed: boolean
}

const string = (name: string) => ({ name, type: AttributeType.STRING })

export const tableActions = {
  get: ['dynamodb:GetItem'],
  read: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  put: ['dynamodb:PutItem'],
  delete: ['dynamodb:DeleteItem'],
} as const satisfies Record<TableRight, readonly string[]>

/** A table of the contracts: on demand, encrypted, restorable to any second of the last 35 days; items with a `ttl` go by themselves. */
export class AggregateTable extends Table {
  constructor(scope: Construct, id: string, { shape, stage, isStreamed }: AggregateTableProps) {
    super(scope, id, {
      partitionKey: string(shape.partition),
      ...(shape.sort && { sortKey: string(shape.sort) }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'ttl',
      ...(isStreamed && { stream: StreamViewType.KEYS_ONLY }),
      deletionProtection: stage.isProtected,
      // One that refuses to be deleted stays after a first deploy that failed too, whose way back would stop at it. The next has another name.
      removalPolicy: stage.isProtected ? RemovalPolicy.RETAIN : stage.keep,
    })
    for (const [indexName, { partition }] of Object.entries(shape.indexes ?? {}))
      this.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(partition),
        projectionType: ProjectionType.KEYS_ONLY,
      })
  }

  /** Allows single actions by name, none of them on the table itself. */
  allow(grantee: IGrantable, rights: readonly TableRight[]): void {
    this.grant(grantee, ...rights.flatMap((right) => tableActions[right]))
  }
}
