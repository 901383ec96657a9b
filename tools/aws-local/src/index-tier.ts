import { join } from 'node:path'
import { useDeployedTables } from '@forecourt/lambda-kit/platform-names'
import { readTenant } from '@forecourt/tenants'
import { type Cluster, startCluster } from '../../opensearch/cluster.ts'
import { deploy } from './cdk.ts'
import { freePort } from './free-port.ts'
import { changedFeedLands, firstHit, nextIndex, nothingWaits } from './journeys.ts'
import { readNames } from './names.ts'
import { type Site, siteOf } from './site.ts'
import { check, type Steps, until } from './steps.ts'

type Options = { endpoint: string; folder: string; tenant: string }

/** A stage that outgrew its processes gets an index that they share, goes on by it, and can do without it again. */
export async function indexTier({ step }: Steps, options: Options): Promise<void> {
  const { endpoint, folder, tenant } = options
  const names = await readNames()
  useDeployedTables(names)
  const site = await siteOf(endpoint, names, tenant)
  const [dealership = ''] = readTenant(tenant).dealerships
  const started: Cluster[] = []
  try {
    const isThere = await step(
      '[IN-3] a deploy gives the stage an index, filled before any search goes to it',
      async () => {
        const before = await countOf(site)
        const cluster = await startCluster({
          folder: join(folder, 'opensearch'),
          port: await freePort(),
          heapMb: 512,
          isShortLived: true,
        })
        started.push(cluster)
        const { seconds } = await deploy(options, { search: cluster.urls[0] ?? '' })
        check((await readNames()).index !== null, 'The platform says nothing of an index.')
        check((await countOf(site)) === before, `There were ${before} vehicles, and not so many are found.`)
        return `${before} vehicles, ${seconds.toFixed(1)} s`
      },
    )
    if (!isThere) return
    await step('[IN-5] a change is found by its way through the stream, the queue and the index', () =>
      changedFeedLands(site, dealership, { dearerBy: 211, patienceMs: 20_000 }),
    )
    await step('no change waits for the index, and none was given up', async () => nothingWaits(await readNames()))
    await step('[IN-3] the next index is built by command, and the one before serves again', () => nextIndex(site))
    await step('[IN-3] a deploy without it has each process answer for itself again', async () => {
      await deploy(options)
      check((await readNames()).index === null, 'The platform says that there is an index.')
      return `${await countOf(site)} vehicles`
    })
  } finally {
    for (const cluster of started) await cluster.stop()
  }
}

async function countOf(site: Site): Promise<number> {
  return (await until('An answer', () => firstHit(site))).count
}
