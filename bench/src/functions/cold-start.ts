import { join } from 'node:path'
import { cachedFunctionBundles } from '@forecourt/infra/bundling/bundle-functions'
import type { Bench } from '../runner/bench.ts'
import { startFirstReplies } from './first-reply.ts'
import { buildUnbundled } from './unbundled-function.ts'

const name = 'vehicle'
const rounds = 31

/** A new process, its module loaded, two table calls and the reply: what the first shopper after a deploy waits for. */
export const coldStart: Bench = {
  summary: 'cold start to the first reply with table calls over `node -e 0`, and over an unbundled SDK',
  async prepare() {
    const bundled = join(cachedFunctionBundles(), name, 'index.mjs')
    const unbundled = await buildUnbundled(name)
    const { firstReplyMs, emptyProcessMs, close } = await startFirstReplies(name)
    const measured = () => firstReplyMs(bundled)
    return {
      goals: [
        {
          ...{ kind: 'ratio', name: 'first reply over node -e 0', limit: 3, unit: 'ms', rounds },
          pair: { measured, baseline: emptyProcessMs },
        },
        {
          ...{ kind: 'ratio', name: 'first reply over one with an unbundled SDK', limit: 0.5, unit: 'ms', rounds },
          pair: { measured, baseline: () => firstReplyMs(unbundled) },
        },
      ],
      close,
    }
  },
}
