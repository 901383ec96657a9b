// How long each stage of `npm test` may take on this machine: CI fails when one takes more.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'

/**
 * In seconds, on two cores: `loop` is what `measureLoop` took there. `core` is what a run of `npm test` took; `all` is an upper bound until
 * `npm run test:all` has run on a quiet machine. To set them, copy what such runs print at their end.
 */
const reference = {
  loop: 0.6,
  core: {
    checks: 31,
    'unit, handler and process tests': 320,
    'pages of remotes in a browser': 420,
    'build and browser journeys': 600,
  },
  all: {
    checks: 60,
    'unit, handler and process tests': 900,
    'pages of remotes in a browser': 1100,
    'build and browser journeys': 1000,
  },
}

/** A stage may take so many times its share. */
const tolerance = 1.3

/** Seconds of a fixed piece of work, the best of three: how fast a core of this machine is. */
export function measureLoop() {
  const block = Buffer.alloc(1 << 20)
  const times = [1, 2, 3].map(() => {
    const since = performance.now()
    for (let turn = 0; turn < 100; turn++) createHash('sha1').update(block).digest()
    let sum = 0
    for (let turn = 0; turn < 1e8; turn++) sum = (sum * 31 + turn) | 0
    // What nothing reads would be left out by the compiler.
    return (performance.now() - since) / 1000 + (sum === 0.5 ? 1 : 0)
  })
  return Math.min(...times)
}

/**
 * The closing table, and the stages that took too long.
 * @param {{ name: string, seconds: number }[]} stages
 * @param {{ loop: number, shares: 'core' | 'all' }} machine seconds of `measureLoop` here, and what was run
 */
export function timeTable(stages, { loop, shares }) {
  const scale = (tolerance * (loop / reference.loop)) / Math.min(1, availableParallelism() / 2)
  const rows = stages.map(({ name, seconds }) => ({
    name,
    seconds,
    limit: (reference[shares][name] ?? Infinity) * scale,
  }))
  const lines = rows.map(
    ({ name, seconds, limit }) => `  ${seconds.toFixed(0).padStart(5)} s of ${limit.toFixed(0).padStart(5)} s  ${name}`,
  )
  const total = stages.reduce((sum, { seconds }) => sum + seconds, 0)
  const slow = rows.filter(({ seconds, limit }) => seconds > limit)
  return {
    lines: [...lines, `  ${total.toFixed(0).padStart(5)} s in all; the fixed loop took ${loop.toFixed(2)} s`],
    slow: slow.map(
      ({ name, seconds, limit }) => `${name} took ${seconds.toFixed(0)} s of at most ${limit.toFixed(0)} s`,
    ),
  }
}
