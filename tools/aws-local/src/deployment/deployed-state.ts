import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  GetTemplateCommand,
  paginateDescribeStacks,
} from '@aws-sdk/client-cloudformation'
import { ListObjectsV2Command, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'

/** Every stack of ours, with when it was last changed and how that ended. */
export async function stacks(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { Stacks = [] } of paginateDescribeStacks({ client: new CloudFormationClient({}) }, {}))
    for (const { StackName = '', StackStatus, LastUpdatedTime, CreationTime } of Stacks)
      if (StackName.startsWith('forecourt-') && StackStatus !== 'DELETE_COMPLETE')
        found.set(StackName, `${StackStatus} ${(LastUpdatedTime ?? CreationTime)?.toISOString()}`)
  return found
}

/** A stack's template as it was deployed, and what AWS calls its resources. */
export async function stackContents(StackName: string): Promise<string> {
  const client = new CloudFormationClient({})
  const { TemplateBody } = await client.send(new GetTemplateCommand({ StackName, TemplateStage: 'Processed' }))
  const { StackResources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName }))
  const resources = StackResources.map(({ LogicalResourceId, PhysicalResourceId }) => [
    LogicalResourceId,
    PhysicalResourceId,
  ])
  return JSON.stringify({ TemplateBody, resources: resources.sort() })
}

/** What the clock makes, and no deploy: snapshots of dealers' stock (docs/decisions/stock-index.md). */
const snapshotPrefix = 'stock/'

/** Every object of our buckets that deploys make, with its hash and its date. */
export async function objects({ buckets }: PlatformNames): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const Bucket of Object.values(buckets))
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3Client() }, { Bucket }))
      for (const { Key = '', ETag, LastModified } of Contents)
        if (!Key.startsWith(snapshotPrefix)) found.set(`${Bucket}/${Key}`, `${ETag} ${LastModified?.toISOString()}`)
  return found
}

/** When the newest snapshot of a dealer's stock was saved; undefined before the first. */
export async function newestSnapshot({ buckets }: PlatformNames): Promise<Date | undefined> {
  const { Contents = [] } = await s3Client().send(
    new ListObjectsV2Command({ Bucket: buckets.assets, Prefix: snapshotPrefix }),
  )
  return Contents.flatMap(({ LastModified }) => LastModified ?? []).sort((a, b) => b.valueOf() - a.valueOf())[0]
}

/** The names of what is new, gone, or not as it was. */
export const differences = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort()
