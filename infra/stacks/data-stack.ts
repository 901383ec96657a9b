import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import type { TableShape } from '@forecourt/contracts/tables/table'
import { tables as shapes, type TableName } from '@forecourt/contracts/tables/tables'
import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { originSecretName } from '../config/derived-names.ts'
import type { Functions } from '../config/function-routes.ts'
import { publishNames, publishParameters, searchParameter } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { teamsOf } from '../config/teams.ts'
import { AggregateTable } from '../constructs/aggregate-table.ts'
import { Alarms, AlarmTopic } from '../constructs/alarm-topic.ts'
import { makeBuckets } from '../constructs/platform-buckets.ts'
import { bucketNameOf } from '../constructs/private-bucket.ts'
import { TeamBoundary } from '../constructs/rights/team-boundary.ts'
import { TenantRole } from '../constructs/rights/tenant-role.ts'
import { TenantTablesRole } from '../constructs/rights/tenant-tables-role.ts'
import { SearchDomain } from '../constructs/search/search-domain.ts'
import type { StageReferences } from '../constructs/stage-references.ts'
import { makeSecrets } from '../constructs/stage-secrets.ts'
import { functionsOf } from './add-functions.ts'

type DataStackProps = StackProps & {
  stage: Stage
  functions: Functions
  /** The e-mail address for alarms. */
  alarms?: string | undefined
}

const shapeOf = (name: TableName): TableShape => shapes[name]

/**
 * What must never be lost, and what all other stacks refer to: tables, buckets, secrets, the domain of the index, roles of tenants, what
 * functions of a team may do at most, and the topic of alarms. It has no function.
 */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, { stage, functions, alarms: email, ...props }: DataStackProps) {
    super(scope, id, { description: 'Forecourt: the data of all dealers', ...props })
    new AlarmTopic(this, 'AlarmTopic', { stage, ...(email && { email }) })
    const tables = mapKeys(
      Object.keys(shapes) as TableName[],
      (name) => new AggregateTable(this, `${name}-table`, { name, stage }),
    )
    makeBuckets(this, stage)
    const secrets = makeSecrets(this, stage)
    const references: StageReferences = {
      tableName: (name) => tables[name].tableName,
      tableArn: (name) => tables[name].tableArn,
      streamArn: (name) => tables[name].tableStreamArn ?? '',
      secretArn: (name) => secrets[name]?.secretArn ?? '',
    }
    new TenantRole(this, 'TenantRole', { stage, references })
    for (const team of teamsOf(functions)) {
      new TenantTablesRole(this, `TenantTables-${team}`, { stage, team, references })
      const own = Object.values(functionsOf(functions, team))
      if (team !== platformTeam) new TeamBoundary(this, `Boundary-${team}`, { stage, team, functions: own, references })
    }
    const { search } = stage
    if (search.kind === 'domain')
      new SearchDomain(this, 'Index', { stage, search, functions, alarms: new Alarms(this, 'Alarms', { stage }) })

    const streamed = (Object.keys(tables) as TableName[]).filter((name) => shapeOf(name).stream)
    const buckets = ['assets', 'media', 'feeds', 'uploads', 'photos'] as const
    publishParameters(this, stage, {
      [searchParameter(stage)]: search.kind,
      ...Object.fromEntries(Object.entries(tables).map(([name, { tableName }]) => [`table/${name}`, tableName])),
      ...Object.fromEntries(streamed.map((name) => [`stream/${name}`, references.streamArn(name)])),
      ...Object.fromEntries(Object.entries(secrets).map(([name, { secretArn }]) => [`secret/${name}`, secretArn])),
    })
    publishNames(this, stage, {
      tables: mapKeys(Object.keys(tables) as TableName[], references.tableName),
      buckets: mapKeys(buckets, (name) => bucketNameOf(this, stage, name)),
      originSecret: originSecretName(stage),
    } satisfies Partial<PlatformNames>)
  }
}

const mapKeys = <K extends string, T>(names: readonly K[], make: (name: K) => T): Record<K, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>
