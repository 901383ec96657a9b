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
import { stage } from '../settings.ts'

export const account = '000000000000'

const arnOf = (name: string): string => `arn:aws:iam::${account}:role/${name}`

/** The role of a stage by which functions act for one tenant: `stock`, or a team's for tables of tenants. */
export const tenantRole = (whose: string): string => arnOf(`forecourt-${stage}-tenant-${whose}`)

const conditionSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

const trustSchema = z.object({
  Version: z.string(),
  Statement: z.array(z.looseObject({ Principal: z.unknown(), Condition: z.optional(conditionSchema) })),
})

/** How a role may be taken, but by this process: without the path and the tag of functions. */
async function trustOf(iam: IAMClient, RoleName: string): Promise<string> {
  const { Role } = await iam.send(new GetRoleCommand({ RoleName }))
  const trust = trustSchema.parse(JSON.parse(decodeURIComponent(Role?.AssumeRolePolicyDocument ?? '')))
  const Statement = trust.Statement.map(({ Condition, ...each }) => ({
    ...each,
    Principal: { AWS: `arn:aws:iam::${account}:root` },
    ...(Condition && { Condition: withoutPrincipal(Condition) }),
  }))
  return JSON.stringify({ ...trust, Statement })
}

const withoutPrincipal = (conditions: z.infer<typeof conditionSchema>) =>
  Object.fromEntries(
    Object.entries(conditions)
      .map(([operator, keys]) => [
        operator,
        Object.fromEntries(Object.entries(keys).filter(([key]) => !/^aws:Principal/.test(key))),
      ])
      .filter(([, keys]) => Object.keys(Object(keys)).length > 0),
  )

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
