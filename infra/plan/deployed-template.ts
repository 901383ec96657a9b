import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { AssumeRoleCommand, GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import { squadNames } from '../config/derived-names.ts'
import { stackNames } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'

type Deployed = {
  /** Undefined where the stack is not deployed. */
  template: unknown
  /** The squad's roles are there, and so the team's boundary: the squad's deploy role was taken on. */
  hasRoles: boolean
}

/**
 * The template of a team's stack as it is deployed. Read with the squad's deploy role, as the CDK deploys it,
 * or with the caller's own rights where that role is not theirs.
 */
export async function deployedTemplate(stage: Pick<Stage, 'name'>, team: string): Promise<Deployed> {
  const credentials = await credentialsOf(squadNames(stage, team).deployRole)
  const hasRoles = credentials !== undefined
  const client = new CloudFormationClient({ region: homeRegion, ...(credentials && { credentials }) })
  try {
    const { TemplateBody = '' } = await client.send(
      new GetTemplateCommand({ StackName: stackNames.team(stage, team), TemplateStage: 'Original' }),
    )
    return { template: JSON.parse(TemplateBody), hasRoles }
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return { template: undefined, hasRoles }
    throw error
  }
}

async function credentialsOf(role: string) {
  const sts = new STSClient({ region: homeRegion })
  const { Account, Arn = '' } = await sts.send(new GetCallerIdentityCommand({}))
  const [, partition] = Arn.split(':')
  try {
    const { Credentials } = await sts.send(
      new AssumeRoleCommand({ RoleArn: `arn:${partition}:iam::${Account}:role/${role}`, RoleSessionName: 'plan' }),
    )
    const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '' } = Credentials ?? {}
    return { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken }
  } catch (error) {
    if (error instanceof Error && error.name === 'AccessDenied') return undefined
    throw error
  }
}
