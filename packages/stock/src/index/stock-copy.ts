import { AppError } from '@forecourt/lambda-kit/app-error'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { StockSearch } from '@forecourt/stock-search/port'
import { type StockLoad, startLoading } from './load-stock.ts'
import { loadSnapshot } from './stock-snapshots.ts'

type LoadedStock = { reading: Pick<StockLoad, 'engine' | 'vehicles'>; readAt: number }
/** A loader that will replace the copy, and its current step. */
type PendingLoad = { reading: StockLoad; startedAt: number; loading?: Promise<void> }
type LoadBudget = { readMs: number; maxWaitMs: number }

/** In Lambda change events reach only one process, so each reloads its stock once its copy is this old … */
const maxAgeMs = 60_000
/** … and answers from the old copy meanwhile, unless that is older than this, because the process was frozen. */
const maxStaleMs = 600_000
/**
 * The time that a search reads for a reload: nothing runs between two requests of a Lambda. And the maximum wait for
 * its last page: a pending page is frozen with the process.
 */
const renewalBudget: LoadBudget = { readMs: 150, maxWaitMs: 500 }
/** For a first load, without a copy to answer from: within the two seconds of a document's page. */
const firstLoadBudget: LoadBudget = { readMs: 1200, maxWaitMs: 1500 }
/** A local process is never frozen: a load that outlasts a document is used by the next. */
const unlimitedBudget: LoadBudget = { readMs: Number.POSITIVE_INFINITY, maxWaitMs: 2 ** 31 - 1 }
/** The pause after the table failed, so that not every search retries. */
const pauseMs = 10_000
const isInLambda = (): boolean => process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined

/** The stock of one scope's dealerships, in an engine that searches load and reload. */
export class StockCopy {
  readonly dealerships: readonly string[]
  readonly #onRead: () => void
  #loaded: LoadedStock | undefined
  #pending: PendingLoad | undefined
  /** Loads a snapshot, once, if there is no copy. */
  #snapshotLookup: Promise<void> | undefined
  /** The next reload after a failure begins at this time. */
  #renewFrom = 0

  /** `onRead` is called for every page: the copy holds more vehicles. */
  constructor(dealerships: readonly string[], onRead: () => void) {
    this.dealerships = dealerships
    this.#onRead = onRead
  }

  /** The engine in use, and the one that will replace it. */
  get engines(): StockSearch[] {
    return this.#readings.map(({ engine }) => engine)
  }

  /** Vehicles in memory, including both copies during a reload. */
  get vehicles(): number {
    return this.#readings.reduce((sum, { vehicles }) => sum + vehicles, 0)
  }

  get #readings(): LoadedStock['reading'][] {
    return [this.#loaded, this.#pending].flatMap((held) => (held ? [held.reading] : []))
  }

  /**
   * An engine with all of the stock, after a step of a due load: a small dealer's loads in the first search, a large
   * one's over several. Concurrent searches share a step.
   * @throws AppError `unavailable` until the first load is complete; or the table's failure.
   */
  async engine(now: number): Promise<StockSearch> {
    if (isInLambda()) {
      this.#dropOlderThan(now - maxStaleMs)
      this.#snapshotLookup ??= this.#begin(now)
      await this.#snapshotLookup
    }
    if (!this.#loaded) await this.#waitFor(isInLambda() ? firstLoadBudget : unlimitedBudget, now)
    else if (isInLambda() && now - this.#loaded.readAt > maxAgeMs && now >= this.#renewFrom)
      await this.#waitFor(renewalBudget, now)
    if (!this.#loaded)
      throw new AppError('unavailable', 'The stock is loading for the first time. Try again in a moment.')
    return this.#loaded.reading.engine
  }

  /** Starts from a recent snapshot, if there is one; the reload that is due adds the changes since. */
  async #begin(now: number): Promise<void> {
    const saved = await loadSnapshot(this.dealerships)
    if (!saved || saved.readAt < now - maxStaleMs || this.#loaded) return
    const { engine, readAt } = saved
    this.#loaded = { reading: { engine, vehicles: engine.size() }, readAt }
    this.#onRead()
  }

  /** A load counts too: its first pages are as old as its beginning. */
  #dropOlderThan(oldest: number): void {
    if (this.#loaded && this.#loaded.readAt < oldest) {
      this.#loaded = undefined
      this.#snapshotLookup = undefined
    }
    if (this.#pending && this.#pending.startedAt < oldest) this.#pending = undefined
  }

  async #waitFor({ readMs, maxWaitMs }: LoadBudget, now: number): Promise<void> {
    this.#pending ??= { reading: startLoading(this.dealerships), startedAt: now }
    const pending = this.#pending
    pending.loading ??= this.#loadWithinBudget(pending, readMs, now)
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, maxWaitMs)
    await Promise.race([pending.loading, late]).finally(() => clearTimeout(timer))
  }

  /** Reads until the time is up, and replaces the copy at the end. A failure keeps the old copy. */
  async #loadWithinBudget(pending: PendingLoad, readMs: number, now: number): Promise<void> {
    const until = performance.now() + readMs
    try {
      let isRead = false
      while (!isRead && performance.now() < until) {
        isRead = await pending.reading.loadNextPages()
        this.#onRead()
      }
      pending.loading = undefined
      if (isRead) this.#replace(pending, { reading: pending.reading, readAt: pending.startedAt })
    } catch (error) {
      this.#replace(pending, this.#loaded)
      if (!this.#loaded) throw error
      logWarning('The stock could not be reloaded', error)
      this.#renewFrom = now + pauseMs
    }
  }

  /** Discards a load that was replaced meanwhile. */
  #replace(pending: PendingLoad, loaded: LoadedStock | undefined): void {
    if (this.#pending !== pending) return
    this.#loaded = loaded
    this.#pending = undefined
  }
}
