import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { stackNameOf } from '@forecourt/lambda-kit/jobs/custom-resource'
import { writeTeamEndpoints } from '@forecourt/releases/records/served-endpoints'
import { writeShellModules } from '@forecourt/releases/records/shell-modules'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** Routes that the stack's functions answer, and those that pages load. */
const endpointsSchema = z.object({ Endpoints: z.array(z.string()), Loads: z.array(z.string()) })
/** Shared module → its version. */
const shellSchema = z.extend(endpointsSchema, { Shared: z.record(z.string(), z.string()) })

/**
 * Records what a deployed stack gives to remotes, so that a release that requires more is refused: the platform's shared modules and
 * endpoints, and a team's endpoints, which end with its stack. Returns the resource's id.
 * Throws, and writes nothing, for a stack other than the one whose record it is.
 */
export async function recordStack(event: CloudFormationCustomResourceEvent): Promise<string> {
  const stack = stackNameOf(event)
  if (event.ResourceType === 'Custom::TeamEndpoints') return recordTeam(event, teamOf(stack))
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  if (stackPart(stack) !== platformTeam) throw new Error(`The stack ${stack} has no shell.`)
  const { Shared, Endpoints, Loads } = shellSchema.parse(event.ResourceProperties)
  await writeShellModules(Shared, { endpoints: Endpoints, loads: Loads })
  return 'shell'
}

async function recordTeam(event: CloudFormationCustomResourceEvent, team: string): Promise<string> {
  const { Endpoints, Loads } = endpointsSchema.parse(event.ResourceProperties)
  const isRemoved = event.RequestType === 'Delete'
  await writeTeamEndpoints(team, { endpoints: isRemoved ? [] : Endpoints, loads: isRemoved ? [] : Loads })
  return `endpoints-${team}`
}

const stackPart = (stack: string): string | undefined => /^forecourt-[a-z]+-([a-z][a-z-]*)$/.exec(stack)?.[1]

/** The team of a stack: CloudFormation names it, and a squad can deploy its own stack alone. */
function teamOf(stack: string): string {
  const team = stackPart(stack)
  if (!team || team === platformTeam || /^(data|edge|(remote|tenant|squad)-.*)$/.test(team))
    throw new Error(`The stack ${stack} is no team's.`)
  return team
}
