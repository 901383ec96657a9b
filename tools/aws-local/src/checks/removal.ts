import { isDeepStrictEqual } from 'node:util'
import { DeleteObjectsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { queryItems } from '@forecourt/lambda-kit/data/items'
import { isDealership } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { latestImports } from '@forecourt/stock/import/import-records'
import { readTenant } from '@forecourt/tenants'
import { destroy } from '../deployment/cdk.ts'
import { demoFeed, dropFeed, remotes } from '../deployment/deploy-everything.ts'
import { stacks } from '../deployment/deployed-state.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { openSite } from '../deployment/site.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type Options = { endpoint: string; folder: string; tenant: string }

const removed = 'northgate'

/** Removal: a dealer, whose data stays, then everything. */
export async function checkRemoval({ step }: StepRunner, options: Options): Promise<void> {
  const names = await readDeployedNames()
  await step('a tenant that is removed has no site any more, and its data stays', async () => {
    const site = await openSite(options.endpoint, names, removed)
    const [dealership = ''] = readTenant(removed).dealerships
    const { file, bytes } = demoFeed(dealership)
    await dropFeed(dealership, file, bytes)
    await until('Its import', async () => (await dataOf(dealership)).imports.find((each) => each.finished_at), 120_000)
    const before = await dataOf(dealership)
    check(before.vehicles.length > 0, 'Its feed brought no vehicle.')
    await destroy(options, { tenant: removed })
    await until('Its 404', async () => ((await site.ask('/')).status === 404 ? true : undefined), 90_000)
    check(isDeepStrictEqual(await dataOf(dealership), before), 'Its vehicles or its imports are not as they were.')
    check(await isDealership(dealership), 'Its feeds would be refused.')
    return `${before.vehicles.length} vehicles, ${before.imports.length} import`
  })
  await step('everything is destroyed', async () => {
    await destroy(options, { tenant: options.tenant })
    for (const remote of remotes) await destroy(options, { remote })
    await emptyBuckets([...Object.values(names.buckets), names.buckets.feeds.replace('-feeds-', '-logs-')])
    await destroy(options)
    const left = [...(await stacks()).keys()]
    check(left.length === 0, `These are left: ${left.join(', ')}`)
    return undefined
  })
}

async function dataOf(dealership: string) {
  const vehicles = await Array.fromAsync(queryItems('stock', dealership))
  return { vehicles, imports: await latestImports(dealership, 5) }
}

/** CloudFormation removes empty buckets only. */
async function emptyBuckets(buckets: readonly string[]): Promise<void> {
  const client = s3Client()
  for (const Bucket of buckets)
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      if (Contents.length > 0)
        await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects: Contents.map(({ Key }) => ({ Key })) } }),
        )
}
