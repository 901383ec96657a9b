import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'

type Session = { role: string; name: string; policy?: string; seconds?: number }
export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

let client: STSClient | undefined

/** Credentials of a role for a while, cut down further by a policy. Rejects when the role does not trust this process's own. */
export async function assumeRole({ role, name, policy, seconds = 3600 }: Session): Promise<Credentials> {
  client ??= new STSClient({ maxAttempts: 3, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } })
  const command = new AssumeRoleCommand({
    RoleArn: role,
    RoleSessionName: name.slice(0, 64),
    DurationSeconds: seconds,
    ...(policy && { Policy: policy }),
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
