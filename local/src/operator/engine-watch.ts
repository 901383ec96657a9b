import type { EngineState } from '@forecourt/stock/index/engine-state'

/** The engine's state, and since when it has not answered. */
export type EngineStatus = { engine: EngineState; since: Date | undefined }

type Watching = {
  probe(): Promise<EngineState>
  /** Called when it answers, for the first time or again: missed changes can be redriven. */
  onAvailable(): Promise<void>
  onError(error: unknown): void
  now?(): Date
}

/**
 * Tracks whether the engine answers. The embedded one always does. Concurrent checks share one probe, so that no older
 * result replaces a newer one; redrives run one at a time.
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
