import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { CustomResource, Duration, Stack } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { functionName } from '../config/derived-names.ts'
import { endpointRoutes, type Functions } from '../config/function-routes.ts'
import type { Stage } from '../config/stages.ts'

/** The platform's function that records what stacks give to remotes. */
export const recordFunctionName = (stage: Pick<Stage, 'name'>): string =>
  functionName(stage, platformTeam, 'shell-record')

type TeamEndpointsProps = { stage: Stage; functions: Functions }

/**
 * MF-3. What a team's functions answer, written down beside the releases once they do: a release that calls anything else is refused.
 * It is the stack's own, so that the squad's next deploy, and the stack's removal, change it.
 */
export class TeamEndpoints extends Construct {
  constructor(scope: Construct, id: string, { stage, functions }: TeamEndpointsProps) {
    super(scope, id)
    const { endpoints, loads } = endpointRoutes(functions)
    new CustomResource(this, 'Record', {
      resourceType: 'Custom::TeamEndpoints',
      serviceToken: Stack.of(this).formatArn({
        service: 'lambda',
        resource: `function:${recordFunctionName(stage)}`,
      }),
      serviceTimeout: Duration.minutes(2),
      properties: { Endpoints: endpoints, Loads: loads },
    })
  }
}
