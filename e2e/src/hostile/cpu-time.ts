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

/** The median of three where the first run is above the limit: a collection of garbage or a compilation is not the work's. */
export async function cpuTimeOf(work: () => unknown, limitMs: number): Promise<number> {
  const first = await cpuMs(work)
  if (first <= limitMs) return first
  return median([first, await cpuMs(work), await cpuMs(work)])
}
