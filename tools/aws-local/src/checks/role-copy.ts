import {
  CreateRoleCommand,
  DeleteRoleCommand,
  DeleteRolePolicyCommand,
  GetRoleCommand,
  GetRolePolicyCommand,
  IAMClient,
  ListRolePoliciesCommand,
  PutRolePolicyCommand,
} from '@aws-sdk/client-iam'
import * as z from 'zod'
import { platformResource } from '../deployment/platform-resource.ts'
import { stage } from '../settings.ts'

export const account = '000000000000'

const arnOf = (name: string): string => `arn:aws:iam::${account}:role/${name}`

/** The deployed role of the platform's stack with an id of infra/: `TenantRole`. */
export const platformRole = async (id: string): Promise<string> => arnOf(await platformResource('AWS::IAM::Role', id))

const trustSchema = z.object({
  Version: z.string(),
  Statement: z.array(z.looseObject({ Principal: z.unknown() })),
})

/** How a role may be taken, conditions and all, but by this process. */
async function trustOf(iam: IAMClient, RoleName: string): Promise<string> {
  const { Role } = await iam.send(new GetRoleCommand({ RoleName }))
  const trust = trustSchema.parse(JSON.parse(decodeURIComponent(Role?.AssumeRolePolicyDocument ?? '')))
  const Statement = trust.Statement.map((each) => ({ ...each, Principal: { AWS: `arn:aws:iam::${account}:root` } }))
  return JSON.stringify({ ...trust, Statement })
}

/** Works with a role that has the policies of another and that this process may take, which the other does not let it. */
export async function withRoleCopy(role: string, work: (twin: string) => Promise<void>): Promise<void> {
  const iam = new IAMClient({})
  const RoleName = `forecourt-${stage}-test`
  const original = role.slice(arnOf('').length)
  const { PolicyNames = [] } = await iam.send(new ListRolePoliciesCommand({ RoleName: original }))
  await iam.send(
    new CreateRoleCommand({
      RoleName,
      AssumeRolePolicyDocument: await trustOf(iam, original),
    }),
  )
  try {
    for (const PolicyName of PolicyNames) {
      const { PolicyDocument = '' } = await iam.send(new GetRolePolicyCommand({ RoleName: original, PolicyName }))
      const policy = { RoleName, PolicyName, PolicyDocument: decodeURIComponent(PolicyDocument) }
      await iam.send(new PutRolePolicyCommand(policy))
    }
    await work(arnOf(RoleName))
  } finally {
    for (const PolicyName of PolicyNames) await iam.send(new DeleteRolePolicyCommand({ RoleName, PolicyName }))
    await iam.send(new DeleteRoleCommand({ RoleName }))
  }
}
