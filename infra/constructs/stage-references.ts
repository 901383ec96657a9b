import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { readParameter } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'

/** What the data stack holds, as its own stack or another refers to it. */
export type StageReferences = {
  tableName(name: TableName): string
  tableArn(name: TableName): string
  /** The stream of a table whose row has one. */
  streamArn(name: TableName): string
  /** Of one of our own secrets, or of a provider's. */
  secretArn(name: string): string
}

/** By the parameters that the data stack publishes. A stack has those that it reads, and no others. */
export const readReferences = (scope: Construct, stage: Stage): StageReferences => ({
  tableName: (name) => readParameter(scope, stage, `table/${name}`),
  tableArn: (name) =>
    Stack.of(scope).formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: readParameter(scope, stage, `table/${name}`),
    }),
  streamArn: (name) => readParameter(scope, stage, `stream/${name}`),
  secretArn: (name) => readParameter(scope, stage, `secret/${name}`),
})

/** A table, and its indexes where it has any, as a policy names them. */
export function tableResources(references: StageReferences, name: TableName): string[] {
  const arn = references.tableArn(name)
  return 'indexes' in tables[name] ? [arn, `${arn}/index/*`] : [arn]
}
