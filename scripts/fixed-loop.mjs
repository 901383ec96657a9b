// A fixed piece of work, as a worker: posts the seconds of its median turn.
import { parentPort } from 'node:worker_threads'

/** Text, objects and comparisons, as most of the tests' work is. */
function sortRows() {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    name: `row ${(at * 7919) % 20_011}`,
    values: [at, at * 2],
  }))
  return JSON.parse(JSON.stringify(rows)).sort((one, other) => (one.name < other.name ? -1 : 1))
}

const times = Array.from({ length: 9 }, () => {
  const since = performance.now()
  for (let turn = 0; turn < 3; turn++) sortRows()
  return (performance.now() - since) / 1000
})
parentPort?.postMessage(times.sort((one, other) => one - other)[4])
