import { tableActions } from '@forecourt/contracts/functions/table-actions'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { teamRights } from '@forecourt/contracts/tables/team-rights'
import type { TeamFunction } from '@forecourt/functions/needs'
import { Stack } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { boundaryName, roleArn, stockRoleName, tenantTablesRoleName } from '../../config/derived-names.ts'
import type { Stage } from '../../config/stages.ts'
import { type StageReferences, tableResources } from '../stage-references.ts'
import { functionRights } from './function-rights.ts'

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
  constructor(scope: Construct, id: string, { stage, team, functions, references }: TeamBoundaryProps) {
    const { partition, region, account } = Stack.of(scope)
    const here = (service: string, resource: string) => `arn:${partition}:${service}:${region}:${account}:${resource}`
    const ofTeam = `forecourt-${stage.name}-${team}-*`
    const right = (actions: string[], ...resources: string[]) => new PolicyStatement({ actions, resources })
    super(scope, id, {
      managedPolicyName: boundaryName(stage, team),
      description: `The most that functions of ${team} may do`,
      statements: [
        ...tablesOf(team, references),
        ...functions.flatMap((needs) => functionRights(scope, { ...needs, tables: {} }, { stage, references })),
        right(
          ['sts:AssumeRole', 'sts:TagSession'],
          roleArn(scope, stockRoleName(stage)),
          roleArn(scope, tenantTablesRoleName(stage, team)),
        ),
        right(['logs:CreateLogStream', 'logs:PutLogEvents'], here('logs', `log-group:${ofTeam}`)),
        right(queueActions, here('sqs', ofTeam)),
        right([...onEverything, ...(functions.some(({ index }) => index) ? networkActions : [])], '*'),
      ],
    })
  }
}

const queueActions = [
  'sqs:SendMessage',
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
]

/** AWS knows these for everything only. */
const onEverything = ['dynamodb:ListStreams', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords'] as const

/** Of a team with functions in the index's network: a policy has no room for what nothing uses. */
const networkActions = [
  'ec2:CreateNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:DeleteNetworkInterface',
  'ec2:AssignPrivateIpAddresses',
  'ec2:UnassignPrivateIpAddresses',
] as const

/** Tables, and the streams of those that it may read. */
function tablesOf(team: string, references: StageReferences): PolicyStatement[] {
  return (Object.keys(tables) as TableName[]).flatMap((name) => {
    const rights = teamRights(team, name)
    // Of tables of tenants it has the role of its tenant; jobs, of the team's own tables alone.
    if (rights.length === 0 || (tables[name].owner === 'tenant' && tables[name].team !== team)) return []
    const actions = [...new Set(rights.flatMap((right): readonly string[] => tableActions[right]))]
    const statements = [new PolicyStatement({ actions, resources: tableResources(references, name) })]
    if ('stream' in tables[name] && rights.includes('read'))
      statements.push(new PolicyStatement({ actions: [...streamActions], resources: [references.streamArn(name)] }))
    return statements
  })
}

const streamActions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'] as const
