import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, CfnTable, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages.ts'
import { tableMetadata } from '../rules/template/table-of.ts'

type AggregateTableProps = { name: TableName; stage: Stage }

const string = (name: string) => ({ name, type: AttributeType.STRING })

/** A table of the contracts: on demand, encrypted, with 35 days of point-in-time recovery. */
export class AggregateTable extends Table {
  constructor(scope: Construct, id: string, { name, stage }: AggregateTableProps) {
    const shape: TableShape = tables[name]
    super(scope, id, {
      partitionKey: string(shape.partition),
      ...(shape.sort && { sortKey: string(shape.sort) }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      ...(shape.ttl && { timeToLiveAttribute: 'ttl' }),
      // With keys only. One that nothing reads costs nothing.
      ...(shape.stream && { stream: StreamViewType.KEYS_ONLY }),
      deletionProtection: stage.isProtected,
      // A protected table also survives a failed first deploy, whose rollback would stop at it. So the next one gets another name.
      removalPolicy: stage.isProtected ? RemovalPolicy.RETAIN : stage.keep,
    })
    const { defaultChild } = this.node
    if (defaultChild instanceof CfnTable) defaultChild.addMetadata(tableMetadata, name)
    for (const [indexName, { partition, sort }] of Object.entries(shape.indexes ?? {}))
      this.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(partition),
        ...(sort && { sortKey: string(sort) }),
        projectionType: ProjectionType.KEYS_ONLY,
      })
  }
}
