import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { registry } from '@forecourt/contracts/endpoints/platform'
import { search } from '@forecourt/contracts/endpoints/search'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { fileIntegrities, integrityOf } from '@forecourt/releases/files/release-paths'
import { listReleases, readPointer } from '@forecourt/releases/records/read-releases'
import { latestImports } from '@forecourt/stock/import/import-records'
import { readTenant } from '@forecourt/tenants'
import { demoFeed, dropFeed, remotes } from '../deployment/deploy-everything.ts'
import { forecourt } from '../deployment/forecourt.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { countMessages } from '../deployment/queues.ts'
import { openSite, type Site } from '../deployment/site.ts'
import { changedFeed } from './changed-feed.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type JourneyOptions = { endpoint: string; tenant: string }

const searchOf = (text: string) => search.response.parse(JSON.parse(text))

/** IN-2, IN-4, IN-5: what a shopper and a dealer do, over the deployed functions, tables, streams, queues and buckets. */
export async function runJourneys({ step }: StepRunner, { endpoint, tenant }: JourneyOptions): Promise<void> {
  const names = await readDeployedNames()
  useDeployedTables(names)
  const site = await openSite(endpoint, names, tenant)
  const [dealership = ''] = readTenant(tenant).dealerships

  await step('[TN-1] who comes past the edge is refused', async () => {
    const { status } = await site.askWithoutEdge('/')
    check(status === 403, `The home page was answered ${status} without the edge's secret.`)
    return undefined
  })
  await step('[TN-2] a tenant that is not there is 404, and no other tenant’s site', async () => {
    const page = await site.ask('/', { 'x-tenant': 'nobody' })
    check(page.status === 404, `The answer was ${page.status}.`)
    check(page.text.includes('There is no site here'), 'It is not the page of its own.')
    return undefined
  })
  await step('a feed that was dropped into the bucket is imported', async () => {
    const report = await until('The import', () => finishedImport(dealership), 120_000)
    check(report.created + report.updated + report.unchanged > 0, `Nothing landed: ${JSON.stringify(report)}`)
    return `${report.created} created, ${report.refused} refused`
  })
  let found: Hit | undefined
  await step('[IN-2] a shopper’s search is answered from the tables', async () => {
    // The first of a process reads the stock, and may say that it needs another turn.
    found = await until('An answer', () => findFirstHit(site))
    return `${found.count} vehicles, ${found.ms.toFixed(1)} ms`
  })
  await step('the home page, the results and a vehicle are rendered by the released remotes', async () => {
    const slug = found?.slug ?? ''
    for (const path of ['/', readTenant(tenant).paths.search, `/cars/${slug}`]) {
      // A function that starts may take longer than a page waits for it (503) or than it may run (502): the next one has it.
      const page = await until(path, async () => {
        const answer = await site.ask(path)
        return answer.status === 502 || answer.status === 503 ? undefined : answer
      })
      check(page.status === 200 && page.type.startsWith('text/html'), `${path}: ${page.status}, ${page.type}`)
    }
    const vehicle = await site.ask(`/cars/${slug}`)
    check(vehicle.text.includes(found?.name ?? '?'), `The page of ${slug} does not name the vehicle.`)
    return undefined
  })
  await step('[MF-3] every released file is the published one, as in the registry', async () => {
    const { remotes: serving } = registry.response.parse(JSON.parse((await site.ask(registry.path)).text))
    let files = 0
    for (const remote of remotes) {
      const pointer = await readPointer(remote)
      check(serving[remote]?.version === pointer?.current, `${remote}: ${serving[remote]?.version} serves.`)
      const release = (await listReleases(remote)).find(({ version }) => version === pointer?.current)
      for (const [Key, integrity] of release ? fileIntegrities(release) : []) {
        const object = await s3Client().send(new GetObjectCommand({ Bucket: names.buckets.assets, Key }))
        check(
          integrityOf((await object.Body?.transformToByteArray()) ?? new Uint8Array()) === integrity,
          `${Key} differs.`,
        )
        check(object.CacheControl?.includes('immutable') === true, `${Key} may not be kept: ${object.CacheControl}`)
        files++
      }
    }
    return `${files} files`
  })
  await step('[GA-7] a picture of the dealer is made once, and kept where the edge looks first', async () => {
    const path = `/media/tenants/${tenant}/hero.avif/360.webp`
    const made = await site.ask(path)
    check(
      made.status === 200 && made.type === 'image/webp',
      `${path}: ${made.status}, ${made.type} ${made.text.slice(0, 200)}`,
    )
    await s3Client().send(new HeadObjectCommand({ Bucket: names.buckets.media, Key: path.slice(1) }))
    return `${made.bytes.length} bytes`
  })
  await step(
    '[IN-5] a changed feed is imported except for the invalid row, which is reported with line and reason',
    () => importsChangedFeed(site, dealership, { priceIncrease: 137, timeoutMs: names.index ? 20_000 : 100_000 }),
  )
  await step('no change waits, and none was given up', () => expectQueuesEmpty(names))
  if (names.index)
    await step('[IN-3] a command builds the next index, and another switches back', () => rebuildsIndex(site))
}

type Change = { priceIncrease: number; timeoutMs: number }

/** Drops a dealer's feed with a new price and a row that cannot be read, and looks for both. */
export async function importsChangedFeed(
  site: Site,
  dealership: string,
  { priceIncrease, timeoutMs }: Change,
): Promise<string> {
  const { file, bytes } = demoFeed(dealership)
  const changed = changedFeed(bytes.toString(), priceIncrease)
  const before = await newestImport(dealership)
  await dropFeed(dealership, file, changed.text)
  const report = await until('The second import', async () => {
    const latest = await newestImport(dealership)
    return latest?.finished_at && latest.started_at !== before?.started_at ? latest : undefined
  })
  const [row] = report.refused_rows
  check(report.refused === 1 && row?.line === changed.invalidLine, `Refused: ${JSON.stringify(report.refused_rows)}`)
  const landed = performance.now()
  await until('The new price in the search', () => foundAt(site, changed), timeoutMs)
  return `line ${row.line}: ${row.reason}; the new price was found after ${seconds(landed)}`
}

export async function expectQueuesEmpty({ index, deadLetters }: PlatformNames): Promise<string> {
  if (index)
    await until('The queue of changes', async () => ((await countMessages(index.changes)) === 0 ? true : undefined))
  for (const [name, queue] of Object.entries(deadLetters)) {
    const givenUp = await countMessages(queue)
    check(givenUp === 0, `${givenUp} messages lie in ${name}.`)
  }
  return Object.keys(deadLetters).join(', ')
}

export async function rebuildsIndex(site: Site): Promise<string | undefined> {
  const built = await forecourt('stock', 'reindex')
  check(/sample searches of \d+ sites? have equal answers.*stock-\d+ is in use after/s.test(built.output), built.output)
  const back = await forecourt('stock', 'reindex', '--rollback')
  check(/stock-\d+ is in use again\./.test(back.output), back.output)
  check((await findFirstHit(site)) !== undefined, 'Nothing is found.')
  return built.output.trim().split('\n').at(-1)
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const finishedImport = async (dealership: string) =>
  (await latestImports(dealership, 5)).find((report) => report.finished_at !== undefined)
const newestImport = async (dealership: string) => (await latestImports(dealership, 1))[0]

type Hit = { count: number; ms: number; slug: string; name: string }

/** What a search of everything finds first; undefined while it is not answered. */
export async function findFirstHit(site: Site): Promise<Hit | undefined> {
  const { status, text } = await site.ask(search.path)
  if (status !== 200) return undefined
  const { count, hits, ms } = searchOf(text)
  const [hit] = hits
  return hit && { count, ms, slug: hit.slug, name: hit.name }
}

async function foundAt(
  site: Site,
  { stocknum, price }: { stocknum: string; price: number },
): Promise<true | undefined> {
  const { status, text } = await site.ask(`${search.path}?query=${stocknum}`)
  return status === 200 && searchOf(text).hits.some((hit) => hit.price === price) ? true : undefined
}
