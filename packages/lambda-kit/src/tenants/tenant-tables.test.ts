import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { deleteItem, getItem, putItem, queryItems, updateItem } from '../data/items.ts'
import { useFakeAws } from '../testing/fake-aws.ts'
import { withTenantAccess } from './tenant-access.ts'

/** The policies of sessions, by tenant: STS cuts them out of the role's. */
const policies = new Map<string, z.infer<typeof policySchema>>()
const policySchema = z.object({
  Statement: z.array(z.object({ Action: z.array(z.string()), Resource: z.string() })),
})
const mayCall = (tenant: string, target: string | undefined, table: string) =>
  policies
    .get(tenant)
    ?.Statement.some(
      ({ Action, Resource }) =>
        Action.includes(`dynamodb:${target}`) && Resource === `arn:aws:dynamodb:ap-southeast-2:1:table/${table}`,
    )

const items = new Map<string, unknown>()
const callSchema = z.looseObject({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  Key: z.optional(z.record(z.string(), z.object({ S: z.string() }))),
  Item: z.optional(z.looseObject({ tenant: z.object({ S: z.string() }), lead_id: z.object({ S: z.string() }) })),
  ExpressionAttributeValues: z.optional(z.record(z.string(), z.unknown())),
})

/** The access key that a call is signed with: STS below names it after the session's tag. */
const signerOf = ({ headers }: IncomingMessage) => /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1]

/** STS, and a DynamoDB that checks what the role's policy says (infra/rules/tenant-conditions.ts): the partition is the tag. */
useFakeAws(async (request, response) => {
  const body = await text(request)
  const target = String(request.headers['x-amz-target'] ?? '').split('.')[1]
  if (!target) {
    const asked = new URLSearchParams(body)
    policies.set(asked.get('Tags.member.1.Value') ?? '', policySchema.parse(JSON.parse(asked.get('Policy') ?? '')))
    response.end(
      `<AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>tag-${asked.get('Tags.member.1.Value')}</AccessKeyId>` +
        '<SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration>' +
        '</Credentials></AssumeRoleResult></AssumeRoleResponse>',
    )
    return
  }
  const call = callSchema.parse(JSON.parse(body))
  const partition = call.Item?.tenant.S ?? call.Key?.tenant?.S ?? Object(call.ExpressionAttributeValues?.[':value']).S
  if (call.IndexName || signerOf(request) !== `tag-${partition}` || !mayCall(partition, target, call.TableName)) {
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(
      JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message: 'not authorized' }),
    )
    return
  }
  if (call.Item) items.set(`${partition}/${call.Item.lead_id.S}`, call.Item)
  const found = items.get(`${partition}/${call.Key?.lead_id?.S}`)
  response.end(JSON.stringify(target === 'Query' ? { Items: [] } : { ...(found ? { Item: found } : {}) }))
})

beforeAll(() => {
  vi.stubEnv('TENANT_TABLES_ROLE_ARN', 'arn:aws:iam::1:role/tables')
  vi.stubEnv('TENANT_TABLES_RIGHTS', JSON.stringify({ leads: ['read', 'put', 'update'], codes: ['get'] }))
  vi.stubEnv('AWS_REGION', 'ap-southeast-2')
  vi.stubEnv('LEADS_TABLE', 'leads')
  vi.stubEnv('CODES_TABLE', 'codes')
  vi.stubEnv('SESSIONS_TABLE', 'sessions')
})

/** Both show the stock of the same dealership. */
const [one, two] = ['one', 'two'].map((slug) => ({ slug, dealerships: ['north'] }))
const key = { tenant: 'one', lead_id: 'L1' }

test('[TN-10] a site reads and writes its own leads', async () => {
  const found = await withTenantAccess(one ?? expect.fail(), async () => {
    await putItem('leads', { ...key, email: 'a@b.example' })
    return getItem('leads', key)
  })
  expect(found).toMatchObject({ lead_id: 'L1' })
})

test.each([
  ['read', () => getItem('leads', key)],
  ['looked through', () => Array.fromAsync(queryItems('leads', 'one'))],
  ['overwritten', () => putItem('leads', key)],
  ['changed', () => updateItem('leads', key, { set: { email: 'x' } })],
  ['found by an index', () => Array.fromAsync(queryItems('leads', 'two', { index: 'pending' }))],
])(
  "[TN-10] another site's lead is not %s, though both have the same dealerships",
  async (_how, work: () => Promise<unknown>) => {
    await expect(withTenantAccess(two ?? expect.fail(), work)).rejects.toThrow('not authorized')
  },
)

test.each([
  ['deleting, which it does not need', () => deleteItem('leads', key)],
  ['another right on a table of which it has one', () => putItem('codes', { tenant: 'one', phone: 'x', lead_id: 'x' })],
  ['a table that only other functions need', () => getItem('sessions', { tenant: 'one', session: 'x' })],
])('[TN-10] a function has its own tables and rights alone: not %s', async (_what, work: () => Promise<unknown>) => {
  await expect(withTenantAccess(one ?? expect.fail(), work)).rejects.toThrow('not authorized')
})

test('[TN-10] without a session of a site, no lead is reached', async () => {
  await expect(getItem('leads', key)).rejects.toThrow('not authorized')
})
