import { join } from 'node:path'
import { cachedFunctionBundles } from '@forecourt/infra/bundling/bundle-functions'
import { listStock } from '@forecourt/stock/site-queries/site-queries'
import type { Bench, Goal, Measured } from '../runner/bench.ts'
import type { Setup } from '../setup/setup.ts'
import { emptyProcessMs, firstReplyMs } from './first-reply.ts'
import { functionRequests } from './function-requests.ts'
import { functionsEnvironment } from './functions-environment.ts'
import { buildUnbundled } from './unbundled-function.ts'

const rounds = 31

async function firstReplies(setup: Setup): Promise<Measured> {
  const { site, close } = await functionsEnvironment(setup)
  const [vehicle] = (await listStock(site, 'limit=1')).hits
  if (!vehicle) throw new Error(`${site.slug} has no vehicle.`)
  const bundles = cachedFunctionBundles()
  const goals: Goal[] = []
  for (const [label, request] of Object.entries(functionRequests(site, vehicle))) {
    const { name, limit } = request
    const unbundled = await buildUnbundled(name)
    const measured = () => firstReplyMs(join(bundles, name, 'index.mjs'), request)
    const common = { kind: 'ratio', unit: 'ms', rounds } as const
    goals.push(
      {
        ...common,
        name: `${label}: over node -e 0`,
        limit,
        pair: { measured, baseline: emptyProcessMs },
      },
      {
        ...{ ...common, name: `${label}: over one with an unbundled SDK`, limit: 0.35 },
        pair: { measured, baseline: () => firstReplyMs(unbundled, request) },
      },
    )
  }
  return { goals, close }
}

/** A new process, its module loaded, its calls of AWS and the reply: what the first shopper after a deploy waits for. */
export const coldStart: Bench = {
  summary: 'cold start to the first reply over `node -e 0`, and over an unbundled SDK, of what shoppers wait for',
  prepare: firstReplies,
}
