// How long each stage of `npm test` may take on this machine: CI fails when one takes more.
import { availableParallelism } from 'node:os'

/**
 * In seconds, on two cores: `loop` is what `measureLoop` takes there, `all` what a run of `npm run test:all` took, `core` one of
 * `npm test`. To set them, copy what such runs print at their end.
 */
const reference = {
  loop: 0.09,
  core: {
    checks: 20,
    'unit, handler and process tests': 140,
    'pages of remotes in a browser': 254,
    'build and browser journeys': 259,
  },
  all: {
    checks: 40,
    'unit, handler and process tests': 600,
    'pages of remotes in a browser': 720,
    'build and browser journeys': 500,
  },
}

/** How many times its share a stage may take. */
const tolerance = 1.3

/** Seconds of a fixed piece of work, the median of nine turns: how fast a core of this machine is now. */
export function measureLoop() {
  const times = Array.from({ length: 9 }, () => {
    const since = performance.now()
    for (let turn = 0; turn < 3; turn++) sortRows()
    return (performance.now() - since) / 1000
  })
  return times.sort((one, other) => one - other)[4]
}

/** Text, objects and comparisons, as most of the tests' work is. */
function sortRows() {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    name: `row ${(at * 7919) % 20_011}`,
    values: [at, at * 2],
  }))
  return JSON.parse(JSON.stringify(rows)).sort((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * The closing table, and the stages that took too long.
 * @param {{ name: string, seconds: number }[]} stages
 * @param {{ loop: number, shares: 'core' | 'all' }} machine seconds of `measureLoop` here, and what was run
 */
export function timeTable(stages, { loop, shares }) {
  // A slower machine gets more; a moment in which this one was fast does not make a stage late.
  const scale = (tolerance * Math.max(1, loop / reference.loop)) / Math.min(1, availableParallelism() / 2)
  const rows = stages.map(({ name, seconds }) => ({ name, seconds, limit: reference[shares][name] * scale }))
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
