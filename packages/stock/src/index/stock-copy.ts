import { AppError } from '@forecourt/lambda-kit/app-error'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { StockSearch } from '@forecourt/stock-search/port'
import { type StockLoad, startLoading } from './load-stock.ts'
import { loadSnapshot } from './stock-snapshots.ts'

type LoadedStock = { reading: Pick<StockLoad, 'engine' | 'vehicles'>; readAt: number }
/** A reading that will fill a copy, and the turn that is under way. */
type PendingLoad = { reading: StockLoad; startedAt: number; loading?: Promise<void> }
type LoadBudget = { readMs: number; maxWaitMs: number }

/** In a Lambda no change event would reach each of many processes, so each reads the stock anew once its copy is this old … */
const maxAgeMs = 60_000
/** … and answers from the old copy meanwhile, unless the process slept so long that the copy is older than this. */
const maxStaleMs = 600_000
/**
 * How long a search reads for a renewal: nothing runs between two requests of a Lambda, so no other time is sure. And how
 * long it waits at most, for the page that it began last: a page that is left under way is frozen with the process.
 */
const renewalBudget: LoadBudget = { readMs: 150, maxWaitMs: 500 }
/** Of a first reading, which has nothing to answer from: inside the two seconds that a document gives its page. */
const firstLoadBudget: LoadBudget = { readMs: 1200, maxWaitMs: 1500 }
/** A process that serves everything is never frozen: what a document did not wait for is there for the next. */
const unlimitedBudget: LoadBudget = { readMs: Number.POSITIVE_INFINITY, maxWaitMs: 2 ** 31 - 1 }
/** A table that fails is not asked again by every search. */
const pauseMs = 10_000
const isInLambda = (): boolean => process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined

/** The stock of the dealerships that one scope asks for, in an engine that is read, and read anew, by the searches that ask it. */
export class StockCopy {
  readonly dealerships: readonly string[]
  readonly #onRead: () => void
  #loaded: LoadedStock | undefined
  #pending: PendingLoad | undefined
  /** The look for a snapshot, once where there is nothing to answer from. */
  #snapshotLookup: Promise<void> | undefined
  /** After a renewal failed, the next begins at this moment. */
  #renewFrom = 0

  /** `onRead` is told of every page: the copy holds more vehicles now. */
  constructor(dealerships: readonly string[], onRead: () => void) {
    this.dealerships = dealerships
    this.#onRead = onRead
  }

  /** The engine that answers, and the one that will take its place. */
  get engines(): StockSearch[] {
    return this.#readings.map(({ engine }) => engine)
  }

  /** How many are in memory: those of a renewal stand beside the ones that it will replace. */
  get vehicles(): number {
    return this.#readings.reduce((sum, { vehicles }) => sum + vehicles, 0)
  }

  get #readings(): LoadedStock['reading'][] {
    return [this.#loaded, this.#pending].flatMap((held) => (held ? [held.reading] : []))
  }

  /**
   * An engine with all of the stock, after a turn of reading where one is due: a small dealer's is read within the first, a
   * large one's by the searches that follow. Searches of one moment share a turn.
   * @throws AppError `unavailable` while the first reading has not come to its end; or what the table fails with.
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
      throw new AppError('unavailable', 'The stock is being read for the first time. Try again in a moment.')
    return this.#loaded.reading.engine
  }

  /** From what somebody saved a short while ago, where that is; what changed since comes with the reading that is then due. */
  async #begin(now: number): Promise<void> {
    const saved = await loadSnapshot(this.dealerships)
    if (!saved || saved.readAt < now - maxStaleMs || this.#loaded) return
    const { engine, readAt } = saved
    this.#loaded = { reading: { engine, vehicles: engine.size() }, readAt }
    this.#onRead()
  }

  /** Also of a reading: its first pages are as old as its beginning. */
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

  /** Reads on until the time is up, and puts what was read in the copy's place at the end. A failure leaves the old copy. */
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
      logWarning('The stock was not read anew', error)
      this.#renewFrom = now + pauseMs
    }
  }

  /** A reading that was forgotten meanwhile fills nothing. */
  #replace(pending: PendingLoad, loaded: LoadedStock | undefined): void {
    if (this.#pending !== pending) return
    this.#loaded = loaded
    this.#pending = undefined
  }
}
