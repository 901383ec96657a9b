import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { searchResultSchema } from '@forecourt/contracts/search/search-result'
import { ask } from '@forecourt/e2e/platform/ask'
import type { Platform } from '@forecourt/e2e/platform/platform'
import { findRunning } from '@forecourt/local/process/run-file'
import { readTenant } from '@forecourt/tenants'
import type { Bench, Goal, Measured } from '../runner/bench.ts'
import { percentile } from '../search/timing.ts'
import { openNode } from '../setup/opensearch-node.ts'
import type { Setup } from '../setup/setup.ts'
import { askWithoutPause, type Replies } from './ask-without-pause.ts'

const dealers = ['harbourside', 'meridian']

/** A search engine that has just started may take longer for its first answers than a search may. */
async function firstVehicle(origin: string, tries = 30): Promise<string> {
  const { status, body } = await ask(`${origin}/api/search`)
  if (status !== 200 && tries > 1) return firstVehicle(origin, tries - 1)
  const [vehicle] = searchResultSchema.parse(JSON.parse(body)).hits
  if (!vehicle) throw new Error(`${origin} has no vehicles.`)
  return vehicle.slug
}

/** Home, results, results by a word, and a vehicle of two dealers. */
async function addressesOf({ siteUrl }: Platform): Promise<string[]> {
  const all = dealers.map(async (slug) => {
    const origin = siteUrl(slug)
    const results = origin + readTenant(slug).paths.search
    return [`${origin}/`, results, `${results}?q=white`, `${origin}/cars/${await firstVehicle(origin)}`]
  })
  return (await Promise.all(all)).flat()
}

/** Resident memory of the platform's process in MB. */
async function memoryOf({ dataDir }: Platform): Promise<number> {
  const running = await findRunning(dataDir)
  if (!running) throw new Error('The platform has ended.')
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.pid)], { encoding: 'utf8' })) * 1024) / 1e6
}

type Overload = Replies & { memoryMb: number }

async function overload(platform: Platform, { say, sized }: Setup): Promise<Overload> {
  const addresses = await addressesOf(platform)
  // What is compiled and cached at the first requests is no part of an overload.
  await askWithoutPause({ addresses, connections: 4, seconds: sized(5, 1) })
  const before = await memoryOf(platform)
  const seconds = sized(10, 1)
  const replies = await askWithoutPause({ addresses, connections: 400, seconds })
  const after = await memoryOf(platform)
  await delay(sized(60_000, 0))
  const memoryMb = await memoryOf(platform)
  const { served, refused } = replies
  say(
    `served ${served.length} and refused ${refused.length} in ${seconds} s, p50 ${percentile(served, 0.5).toFixed(0)} ms`,
  )
  say(`memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} after, ${memoryMb.toFixed(0)} later`)
  return { ...replies, memoryMb }
}

function overloadGoals(platform: Platform, setup: Setup): Goal[] {
  let measured: Promise<Overload> | undefined
  const goal = (name: string, limit: number, unit: string, of: (all: Overload) => number): Goal => ({
    ...{ kind: 'value', name, limit, unit },
    async read() {
      measured ??= overload(platform, setup)
      return of(await measured)
    },
  })
  return [
    goal('p95 of what is served', 1000, 'ms', ({ served }) => percentile(served, 0.95)),
    goal('p95 of what is refused', 500, 'ms', ({ refused }) => percentile([0, ...refused], 0.95)),
    goal('neither served nor refused with retry-after', 0, 'requests', ({ wrong }) => wrong),
    goal('memory a minute later', 700, 'MB', ({ memoryMb }) => memoryMb),
  ]
}

async function onEmbedded(setup: Setup): Promise<Measured> {
  const platform = await setup.openPlatform()
  return { goals: overloadGoals(platform, setup), close: platform.close }
}

async function onOpenSearch(setup: Setup): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const node = await openNode(setup.say)
  opened.defer(node.close)
  const platform = await setup.openPlatform({ OPENSEARCH_URL: node.urls.join(',') })
  opened.defer(platform.close)
  const kept = opened.move()
  return { goals: overloadGoals(platform, setup), close: () => kept.disposeAsync() }
}

export const overloadBench: Bench = {
  summary: '400 connections that never pause, for ten seconds: what is served and refused, and memory a minute later',
  parts: { embedded: onEmbedded, opensearch: onOpenSearch },
}
