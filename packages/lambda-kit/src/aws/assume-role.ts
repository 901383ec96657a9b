import { callAws, serviceEndpoint } from './request/call-aws.ts'
import type { Credentials } from './request/credentials.ts'

export type Session = {
  role: string
  name: string
  policy?: string
  /** What the role's policies read as `aws:PrincipalTag/<key>`. */
  tags?: Readonly<Record<string, string>>
  seconds?: number
}

/** Credentials of a role for a while, cut down further by a policy or by tags. Rejects when the role does not trust this process's own. */
export async function assumeRole({ role, name, policy, tags = {}, seconds = 3600 }: Session): Promise<Credentials> {
  const listed = Object.entries(tags).flatMap(([key, value], index) => [
    [`Tags.member.${index + 1}.Key`, key],
    [`Tags.member.${index + 1}.Value`, value],
  ])
  const body = new URLSearchParams([
    ['Action', 'AssumeRole'],
    ['Version', '2011-06-15'],
    ['RoleArn', role],
    ['RoleSessionName', name.slice(0, 64)],
    ['DurationSeconds', String(seconds)],
    ...(policy ? [['Policy', policy]] : []),
    ...listed,
  ])
  const answer = await callAws({
    service: 'sts',
    endpoint: serviceEndpoint('sts', 'STS'),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: body.toString(),
    timeouts: { connectMs: 1000, answerMs: 2000 },
  })
  const xml = answer.toString('utf8')
  const textOf = (element: string) => new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1]
  const [accessKeyId, secretAccessKey] = [textOf('AccessKeyId'), textOf('SecretAccessKey')]
  if (!accessKeyId || !secretAccessKey) throw new Error(`STS gave no credentials for ${role}.`)
  const sessionToken = textOf('SessionToken')
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
}
