import { DynamoDBClient, GetItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { assumeRole, type Credentials } from '@forecourt/lambda-kit/assume-role'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import { readNames } from './names.ts'
import { remotes } from './platform.ts'
import { check, type Steps } from './steps.ts'

const account = '000000000000'
const [own = '', other = ''] = remotes

/** What the cloud refuses, asked with the very roles that are deployed. */
export async function rights({ step }: Steps): Promise<void> {
  const { buckets, tables } = await readNames()
  const role = `arn:aws:iam::${account}:role/forecourt-local-squad-${own}`
  const credentials = await assumeRole({ role, name: 'test' })
  const put = (Key: string) => () =>
    s3Client({ credentials }).send(new PutObjectCommand({ Bucket: buckets.assets, Key, Body: 'x' }))

  await step(`the squad of ${own} writes its own remote's files`, async () => {
    await put(`remotes/${own}/0.0.1/file.js`)()
    return undefined
  })
  const refused: [what: string, ask: () => Promise<unknown>][] = [
    ["another remote's files", put(`remotes/${other}/0.0.1/file.js`)],
    ["the shell's files", put('assets/file.js')],
    ['a remote whose name begins with its own', put(`remotes/${own}-not/0.0.1/file.js`)],
    [
      "dealers' feeds",
      () => s3Client({ credentials }).send(new GetObjectCommand({ Bucket: buckets.feeds, Key: 'feeds/a/b' })),
    ],
    ["dealers' configuration", () => read(credentials, tables.config ?? '', { tenant: 'harbourside' })],
    ['stock', () => read(credentials, tables.stock ?? '', { dealership_slug: 'a', id: 'b' })],
    [
      'the whole table of releases',
      () => new DynamoDBClient({ credentials }).send(new ScanCommand({ TableName: tables.releases })),
    ],
  ]
  for (const [what, ask] of refused)
    await step(`the squad of ${own} is refused ${what}`, async () => {
      await expectRefusal(ask)
      return undefined
    })
}

const read = (credentials: Credentials, TableName: string, key: Record<string, string>) =>
  new DynamoDBClient({ credentials }).send(
    new GetItemCommand({
      TableName,
      Key: Object.fromEntries(Object.entries(key).map(([name, value]) => [name, { S: value }])),
    }),
  )

async function expectRefusal(ask: () => Promise<unknown>): Promise<void> {
  const name = await ask().then(
    () => 'It was allowed.',
    (error: Error) => error.name,
  )
  check(/AccessDenied/.test(name), `Not refused: ${name}`)
}
