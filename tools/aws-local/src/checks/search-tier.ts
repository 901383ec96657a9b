import { join } from 'node:path'
import { useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { readTenant } from '@forecourt/tenants'
import { type Cluster, startCluster } from '../../../opensearch/cluster.ts'
import { freeClusterPort } from '../../../opensearch/ports.ts'
import { deploy } from '../deployment/cdk.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { openSite, type Site } from '../deployment/site.ts'
import { expectQueuesEmpty, findFirstHit, importsChangedFeed, rebuildsIndex } from './journeys.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type Options = { endpoint: string; folder: string; tenant: string }

/** A stage gets a shared index, uses it, and returns to the embedded engine. */
export async function searchTier({ step }: StepRunner, options: Options): Promise<void> {
  const { endpoint, folder, tenant } = options
  const names = await readDeployedNames()
  useDeployedTables(names)
  const site = await openSite(endpoint, names, tenant)
  const [dealership = ''] = readTenant(tenant).dealerships
  const started: Cluster[] = []
  try {
    const isThere = await step(
      '[IN-3] a deploy gives the stage an index, filled before any search goes to it',
      async () => {
        const before = await countOf(site)
        const cluster = await startCluster({
          folder: join(folder, 'opensearch'),
          port: await freeClusterPort(),
          heapMb: 512,
          isShortLived: true,
        })
        started.push(cluster)
        const { seconds } = await deploy(options, { search: cluster.urls[0] ?? '' })
        check((await readDeployedNames()).index !== null, 'The platform says nothing of an index.')
        check((await countOf(site)) === before, `There were ${before} vehicles, and the search finds another number.`)
        return `${before} vehicles, ${seconds.toFixed(1)} s`
      },
    )
    if (!isThere) return
    await step('[IN-5] a change is found by its way through the stream, the queue and the index', () =>
      importsChangedFeed(site, dealership, { priceIncrease: 211, timeoutMs: 20_000 }),
    )
    await step('no change waits for the index, and none was given up', async () =>
      expectQueuesEmpty(await readDeployedNames()),
    )
    await step('[IN-3] a command builds the next index, and another switches back', () => rebuildsIndex(site))
    await step('[IN-3] a deploy without it has each process answer for itself again', async () => {
      await deploy(options)
      check((await readDeployedNames()).index === null, 'The platform says that there is an index.')
      return `${await countOf(site)} vehicles`
    })
  } finally {
    for (const cluster of started) await cluster.stop()
  }
}

async function countOf(site: Site): Promise<number> {
  return (await until('An answer', () => findFirstHit(site))).count
}
