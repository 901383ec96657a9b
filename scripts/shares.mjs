// How long each stage of `npm test` may take on this machine: with `--limits`, as in CI, one that takes more fails.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * In seconds, on two cores: `loop` is what `measureLoop` takes there, `all` what a run of `npm run test:all` took, rounded up, `core` one
 * of `npm test`. To set them, copy what such runs print at their end.
 */
const reference = {
  loop: 0.09,
  core: {
    checks: 20,
    'unit, handler and process tests': 140,
    'pages of remotes in a browser': 254,
    'browser journeys': 259,
  },
  all: {
    checks: 30,
    'unit, handler and process tests': 480,
    'pages of remotes in a browser': 800,
    'browser journeys': 420,
  },
}

/** How many times its share a stage may take. */
const tolerance = 1.3

/** Seconds of a fixed piece of work on two cores at once, the slower's: two cores may share what they compute with. */
export async function measureLoop() {
  const seconds = await Promise.all(
    [1, 2].map(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL('./fixed-loop.mjs', import.meta.url))
          worker.once('message', resolve)
          worker.once('error', reject)
        }),
    ),
  )
  return Math.max(...seconds)
}

/**
 * The closing table, and the stages that took too long.
 * @param {{ name: string, seconds: number, loop: number }[]} stages `loop`: seconds of `measureLoop` around the stage
 * @param {'core' | 'all'} shares what was run
 * @param {number} total seconds from the first stage's start to the last one's end, with what lies between
 */
export function timeTable(stages, shares, total) {
  const rows = stages.map(({ name, seconds, loop }) => {
    // A slower machine gets more; a moment in which this one was fast does not make a stage late.
    const scale = (tolerance * Math.max(1, loop / reference.loop)) / Math.min(1, availableParallelism() / 2)
    return { name, seconds, limit: reference[shares][name] * scale }
  })
  const lines = rows.map(
    ({ name, seconds, limit }) => `  ${seconds.toFixed(0).padStart(5)} s of ${limit.toFixed(0).padStart(5)} s  ${name}`,
  )
  const loops = stages.map(({ loop }) => loop.toFixed(2)).join(', ')
  const slow = rows.filter(({ seconds, limit }) => seconds > limit)
  return {
    lines: [...lines, `  ${total.toFixed(0).padStart(5)} s in all; the fixed loop took ${loops} s`],
    slow: slow.map(
      ({ name, seconds, limit }) => `${name} took ${seconds.toFixed(0)} s of at most ${limit.toFixed(0)} s`,
    ),
  }
}
