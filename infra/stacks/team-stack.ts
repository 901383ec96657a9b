import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { FunctionCode } from '../bundling/bundle-functions.ts'
import { squadNames } from '../config/derived-names.ts'
import type { Functions } from '../config/function-routes.ts'
import { publishNames, readParameter } from '../config/parameters.ts'
import { squadSynthesizer } from '../config/squad-synthesizer.ts'
import type { Stage } from '../config/stages.ts'
import { Alarms } from '../constructs/alarm-topic.ts'
import { addStockJobs } from '../constructs/search/stock-jobs.ts'
import { readReferences } from '../constructs/stage-references.ts'
import { TeamEndpoints } from '../constructs/team-endpoints.ts'
import { addFunctions, functionsOf } from './add-functions.ts'

/** Functions that a team's stack wires by name. A test holds that they are there: without one its alarm or its pipeline would be left out. */
export const wiredByName = ['stock-import', 'lead-delivery'] as const
const [stockImport, leadDelivery] = wiredByName

type TeamStackProps = StackProps & {
  stage: Stage
  team: string
  code: FunctionCode
  /** All functions of the repository, of which it has the team's. */
  functions: Functions
  release?: string | undefined
}

/**
 * The functions of one team, with their routes, schedules, streams, queues and alarms. It is deployed by the squad's own role, needs
 * no deploy of another stack, and can be removed and deployed again.
 */
export class TeamStack extends Stack {
  constructor(scope: Construct, id: string, { stage, team, code, functions, release, ...props }: TeamStackProps) {
    const { deployRole, functionsRole, assetPrefix } = squadNames(stage, team)
    const synthesizer = squadSynthesizer({ deployRole, executionRole: functionsRole, assetPrefix })
    super(scope, id, { description: `Forecourt: the functions of ${team}`, synthesizer, ...props })
    const alarms = new Alarms(this, 'Alarms', { stage, team })
    const parts = { stage, code, release, alarms, references: readReferences(this, stage) }
    const own = functionsOf(functions, team)
    const { made, deadLetters, routes } = addFunctions(this, {
      functions: own,
      parts,
      apiId: () => readParameter(this, stage, 'api'),
    })
    if (routes) new TeamEndpoints(this, 'Endpoints', { stage, functions: own }).node.addDependency(routes)
    const stock = made[stockImport] && addStockJobs(this, made, parts)
    if (made[leadDelivery]) addLeadsAlarm(alarms)
    const queues = { ...deadLetters, ...stock?.deadLetters }
    publishNames(this, stage, {
      deadLetters: Object.fromEntries(Object.entries(queues).map(([name, { queueUrl }]) => [name, queueUrl])),
      ...(stock && { index: stock.index }),
    } satisfies Partial<PlatformNames>)
  }
}

/** LD-14. The sweep measures it each minute, of all sites: no measure means that no lead is swept. */
function addLeadsAlarm(alarms: Alarms): void {
  alarms.addAlarm('leads-overdue', {
    metric: new Metric({
      namespace: 'Forecourt/Leads',
      metricName: 'OldestDueSeconds',
      statistic: 'Maximum',
      period: Duration.minutes(5),
    }),
    at: 600,
    periods: 2,
    missingBreaches: true,
    meaning:
      'A lead has been due for ten minutes, or no lead is swept: dealerships get their enquiries late or not at all.',
  })
}
