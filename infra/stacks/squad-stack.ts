import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { readParameter } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import type { Squad } from '../config/teams.ts'
import { SquadRoles } from '../constructs/rights/squad-roles.ts'
import { readReferences } from '../constructs/stage-references.ts'

type SquadStackProps = StackProps & { stage: Stage; squad: Squad }

/**
 * The roles as which one squad deploys its remote and its functions. Operations deploy it: a squad cannot change its own rights, and
 * another squad takes no room in the platform's stack.
 */
export class SquadStack extends Stack {
  constructor(scope: Construct, id: string, { stage, squad, ...props }: SquadStackProps) {
    const { name, hasRemote, hasFunctions } = squad
    super(scope, id, { description: `Forecourt: what the squad ${name} may deploy`, ...props })
    new SquadRoles(this, 'Roles', {
      stage,
      squad: name,
      ...(hasRemote && {
        remote: {
          releasesArn: readReferences(this, stage).tableArn('releases'),
          publishesArn: readParameter(this, stage, 'remote-release-function'),
        },
      }),
      ...(hasFunctions && { functions: { apiId: readParameter(this, stage, 'api') } }),
    })
  }
}
