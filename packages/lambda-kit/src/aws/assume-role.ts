import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'

type Session = {
  role: string
  name: string
  policy?: string
  /** What the role's policies read as `aws:PrincipalTag/<key>`. */
  tags?: Readonly<Record<string, string>>
  seconds?: number
}
export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

let client: STSClient | undefined

/** Credentials of a role for a while, cut down further by a policy or by tags. Rejects when the role does not trust this process's own. */
export async function assumeRole({ role, name, policy, tags = {}, seconds = 3600 }: Session): Promise<Credentials> {
  client ??= new STSClient({ maxAttempts: 3, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } })
  const command = new AssumeRoleCommand({
    RoleArn: role,
    RoleSessionName: name.slice(0, 64),
    DurationSeconds: seconds,
    ...(policy && { Policy: policy }),
    ...(Object.keys(tags).length > 0 && { Tags: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) }),
  })
  const { Credentials } = await client.send(command)
  const { AccessKeyId, SecretAccessKey, SessionToken } = Credentials ?? {}
  if (!AccessKeyId || !SecretAccessKey) throw new Error(`STS gave no credentials for ${role}.`)
  return {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    ...(SessionToken && { sessionToken: SessionToken }),
  }
}
