import { DeleteObjectsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import { latestImports } from '@forecourt/stock/import-records'
import { readTenant } from '@forecourt/tenants'
import { destroy } from './cdk.ts'
import { readNames } from './names.ts'
import { remotes } from './platform.ts'
import { siteOf } from './site.ts'
import { stacks } from './state.ts'
import { check, type Steps, until } from './steps.ts'

type Options = { endpoint: string; folder: string; tenant: string }

/** Taking away: a dealer, whose data stays, then everything. */
export async function removal({ step }: Steps, options: Options): Promise<void> {
  const names = await readNames()
  await step('a tenant that is removed has no site any more, and its data stays', async () => {
    const site = await siteOf(options.endpoint, names, 'northgate')
    await destroy(options, { tenant: 'northgate' })
    await until('Its 404', async () => ((await site.ask('/')).status === 404 ? true : undefined), 90_000)
    const [dealership = ''] = readTenant(options.tenant).dealerships
    check((await latestImports(dealership, 1)).length === 1, 'The imports are gone.')
    return undefined
  })
  await step('everything is taken away', async () => {
    await destroy(options, { tenant: options.tenant })
    for (const remote of remotes) await destroy(options, { remote })
    await emptyBuckets([...Object.values(names.buckets), names.buckets.feeds.replace('-feeds-', '-logs-')])
    await destroy(options)
    const left = [...(await stacks()).keys()]
    check(left.length === 0, `These are left: ${left.join(', ')}`)
    return undefined
  })
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
