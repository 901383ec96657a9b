import type { EngineState } from '@forecourt/stock/index/engine-state'

/** How the engine fares, and since when it has not answered. */
export type EngineStatus = { engine: EngineState; since: Date | undefined }

type Watching = {
  probe(): Promise<EngineState>
  /** It answers, for the first time or again: what it missed may be told it. */
  onAvailable(): Promise<void>
  onError(error: unknown): void
  now?(): Date
}

/**
 * Notes each time that it looks whether the engine answers. One that each process has for itself always does. Whoever looks while
 * another does sees the same, so that no look that was begun earlier ends later; what was missed is told by one at a time.
 */
export function engineWatch({
  probe,
  onAvailable,
  onError,
  now = () => new Date(),
}: Watching): () => Promise<EngineStatus> {
  let isWell = false
  let since: Date | undefined
  let looking: Promise<EngineStatus> | undefined
  let recovering = Promise.resolve()

  async function look(): Promise<EngineStatus> {
    const engine = await probe()
    if (engine.kind === 'embedded') return { engine, since }
    const answers = engine.kind === 'answers'
    since = answers ? undefined : (since ?? now())
    if (answers && !isWell) recovering = recovering.then(onAvailable).catch(onError)
    isWell = answers
    return { engine, since }
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
