/** Milliseconds of this process's processor, whatever else the machine does. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What `fixedWork` takes on the processor for which limits are written. */
const usualMs = 20

function fixedWork(): number {
  let sum = 0
  for (let index = 0; index < 20_000_000; index++) sum = (sum + index * 31) | 0
  return sum
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** How much slower this processor is now than the usual one; never below 1. */
export async function slowness(): Promise<number> {
  const runs: number[] = []
  for (let run = 0; run < 5; run++) runs.push(await cpuMs(fixedWork))
  return Math.max(1, median(runs) / usualMs)
}

type Run = { ms: number; status: number }

/**
 * The best of up to five runs, which end with one within the limit: a garbage collection or a compilation is not the work's, and
 * what the work costs itself every run costs. That is for time only: of failures (5xx) one is forgiven, which a table that is
 * late on a busy machine may cause, and the second is the result.
 */
export async function bestRun(work: () => Promise<number>, limitMs: number): Promise<Run> {
  let best: Run | undefined
  let failures = 0
  for (let count = 0; count < 5; count++) {
    let status = 0
    const ms = await cpuMs(async () => {
      status = await work()
    })
    if (status >= 500) {
      failures++
      if (failures === 2) return { ms, status }
      continue
    }
    if (ms <= limitMs) return { ms, status }
    if (!best || ms < best.ms) best = { ms, status }
  }
  return best ?? { ms: 0, status: 0 }
}
