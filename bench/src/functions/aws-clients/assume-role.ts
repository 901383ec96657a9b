import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import type { Session } from '@forecourt/lambda-kit/aws/assume-role'
import type { Credentials } from '@forecourt/lambda-kit/aws/request/credentials'

let client: STSClient | undefined

/** In the place of lambda-kit's, over AWS's own client. */
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
