import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { search } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { deploy } from '../deployment/cdk.ts'
import { remotes } from '../deployment/deploy-everything.ts'
import { differences, newestSnapshot, objects, stacks } from '../deployment/deployed-state.ts'
import { forecourt } from '../deployment/forecourt.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { openSite, type Site, servedVersion } from '../deployment/site.ts'
import { root } from '../settings.ts'
import { check, type StepRunner, until } from './step-runner.ts'
import { tamperedBuild } from './tampered-build.ts'

type Options = { endpoint: string; folder: string; tenant: string }

/** The remote that has the home page, by which its release is seen, and any other. */
const first =
  remoteFolders(root).find(({ folder }) => readRemoteFolder(folder).manifest.pages.some(({ path }) => path === '/'))
    ?.name ?? ''
const second = remotes.find((name) => name !== first) ?? ''
const another = 'northgate'

/** What is changed in a deployment, each time with what must not change by it. */
export async function checkDeployChanges(runner: StepRunner, options: Options): Promise<void> {
  const { step } = runner
  const { endpoint, tenant } = options
  const names = await readDeployedNames()
  const site = await openSite(endpoint, names, tenant)

  await step('the same again changes nothing', async () => {
    const before = await stacks()
    const contexts: Record<string, string>[] = [
      {},
      { team: 'finance' },
      ...remotes.map((remote) => ({ remote })),
      { tenant },
    ]
    const times: string[] = []
    for (const context of contexts) times.push(`${(await deploy(options, context)).seconds.toFixed(1)} s`)
    check(
      differences(before, await stacks()).length === 0,
      `Changed: ${differences(before, await stacks()).join(', ')}`,
    )
    return times.join(', ')
  })
  await step('[TN-9] one more tenant is one more stack, and no other is touched', async () => {
    const before = await stacks()
    const { seconds } = await deploy(options, { tenant: another })
    const touched = differences(before, await stacks())
    check(touched.join() === `forecourt-local-tenant-${another}`, `Touched: ${touched.join(', ')}`)
    const page = await (await openSite(endpoint, names, another)).ask('/')
    check(page.status === 200, `Its home page is ${page.status}.`)
    check(seconds <= 60, `It took ${seconds.toFixed(1)} s, and may take 60.`)
    return `${seconds.toFixed(1)} s`
  })
  await step('[TN-10] a tenant gets nothing of another’s stock', () => othersStock(site, endpoint, names))
  await step('[MF-2] publishing one remote leaves every other object as it was', async () => {
    const before = await objects(names)
    const { seconds } = await deploy(options, { remote: second, version: '7.0.0' })
    const touched = differences(before, await objects(names))
    const others = touched.filter((key) => !key.includes(`/remotes/${second}/7.0.0/`))
    check(touched.length > 0 && others.length === 0, `Touched: ${others.slice(0, 5).join(', ') || 'nothing at all'}`)
    return `${touched.length} new files in ${seconds.toFixed(1)} s`
  })
  await step('[MF-3] a release serves after one command, and the one before after another', async () => {
    const before = await servedVersion(site, second)
    const promoted = await serves(site, '7.0.0', 'promote', '7.0.0')
    const page = await site.ask('/')
    check(page.status === 200, `The home page is ${page.status}.`)
    return `${promoted}, back in ${await serves(site, before ?? '', 'rollback')}`
  })
  await step('[MF-2] two squads publish at once', async () => {
    const both = await Promise.all([first, second].map((remote) => deploy(options, { remote, version: '8.0.0' })))
    return both.map(({ seconds }) => `${seconds.toFixed(1)} s`).join(' and ')
  })
  await step('[MF-3] a server build that was changed in the bucket does not run', () =>
    tamperedBuild(site, names, { remote: first, version: '8.0.0' }),
  )
  // Last, since the schedule runs five minutes after the platform's deploy.
  await step("[IN-2] the clock saves a tenant's stock for processes that begin", async () => {
    const at = await until('The first snapshot', () => newestSnapshot(names), 400_000)
    return at.toISOString()
  })
}

/** Switches the second remote's version by the operator's command, and returns the time until a site used it. */
async function serves(site: Site, version: string, ...move: string[]): Promise<string> {
  const started = performance.now()
  const [verb = '', ...which] = move
  const { code, output } = await forecourt('remote', verb, `mfe-${second}`, ...which)
  check(code === 0, output)
  await until(`${verb} of ${second}`, async () => ((await servedVersion(site, second)) === version ? true : undefined))
  return `${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** A vehicle of a dealer whom this tenant does not show: by its address, and by every search. */
async function othersStock(site: Site, endpoint: string, names: PlatformNames): Promise<undefined> {
  const own = search.response.parse(JSON.parse((await site.ask(search.path)).text))
  const other = await openSite(endpoint, names, another)
  const [hit] = own.hits
  const asOther = await other.ask(vehicle.path.replace('{slug}', hit?.slug ?? ''))
  check(asOther.status === 404, `The other tenant’s answer was ${asOther.status}.`)
  const theirs = search.response.parse(JSON.parse((await other.ask(search.path)).text))
  check(theirs.count === 0, `The other tenant found ${theirs.count} vehicles before it had a feed.`)
  return undefined
}
