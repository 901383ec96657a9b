import { AppError } from '@forecourt/lambda-kit/app-error'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { StockSearch } from '@forecourt/stock-search/port'
import { type StockReading, startReading } from './stock-reading.ts'
import { loadSnapshot } from './stock-snapshots.ts'

type Filled = { reading: Pick<StockReading, 'engine' | 'vehicles'>; readAt: number }
/** A reading that will fill a copy, and the turn that is under way. */
type Filling = { reading: StockReading; startedAt: number; turn?: Promise<void> }
type Turn = { readMs: number; patienceMs: number }

/** In a Lambda no change event would reach each of many processes, so each reads the stock anew once its copy is this old … */
const freshMs = 60_000
/** … and answers from the old copy meanwhile, unless the process slept so long that the copy is older than this. */
const oldestMs = 600_000
/**
 * How long a search reads for a renewal: nothing runs between two requests of a Lambda, so no other time is sure. And how
 * long it waits at most, for the page that it began last: a page that is left under way is frozen with the process.
 */
const renewalTurn: Turn = { readMs: 150, patienceMs: 500 }
/** Of a first reading, which has nothing to answer from: inside the two seconds that a document gives its page. */
const firstTurn: Turn = { readMs: 1200, patienceMs: 1500 }
/** A process that serves everything is never frozen: what a document did not wait for is there for the next. */
const wholeTurn: Turn = { readMs: Number.POSITIVE_INFINITY, patienceMs: 2 ** 31 - 1 }
/** A table that fails is not asked again by every search. */
const pauseMs = 10_000
const isInLambda = (): boolean => process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined

/** The stock of the dealerships that one scope asks for, in an engine that is read, and read anew, by the searches that ask it. */
export class StockCopy {
  readonly dealerships: readonly string[]
  readonly #onRead: () => void
  #filled: Filled | undefined
  #filling: Filling | undefined
  /** The look for a snapshot, once where there is nothing to answer from. */
  #begun: Promise<void> | undefined
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

  get #readings(): Filled['reading'][] {
    return [this.#filled, this.#filling].flatMap((held) => (held ? [held.reading] : []))
  }

  /**
   * An engine with all of the stock, after a turn of reading where one is due: a small dealer's is read within the first, a
   * large one's by the searches that follow. Searches of one moment share a turn.
   * @throws AppError `unavailable` while the first reading has not come to its end; or what the table fails with.
   */
  async engine(now: number): Promise<StockSearch> {
    if (isInLambda()) {
      this.#forgetBefore(now - oldestMs)
      this.#begun ??= this.#begin(now)
      await this.#begun
    }
    if (!this.#filled) await this.#waitFor(isInLambda() ? firstTurn : wholeTurn, now)
    else if (isInLambda() && now - this.#filled.readAt > freshMs && now >= this.#renewFrom)
      await this.#waitFor(renewalTurn, now)
    if (!this.#filled)
      throw new AppError('unavailable', 'The stock is being read for the first time. Try again in a moment.')
    return this.#filled.reading.engine
  }

  /** From what somebody saved a short while ago, where that is; what changed since comes with the reading that is then due. */
  async #begin(now: number): Promise<void> {
    const saved = await loadSnapshot(this.dealerships)
    if (!saved || saved.readAt < now - oldestMs || this.#filled) return
    const { engine, readAt } = saved
    this.#filled = { reading: { engine, vehicles: engine.size() }, readAt }
    this.#onRead()
  }

  /** Also of a reading: its first pages are as old as its beginning. */
  #forgetBefore(oldest: number): void {
    if (this.#filled && this.#filled.readAt < oldest) {
      this.#filled = undefined
      this.#begun = undefined
    }
    if (this.#filling && this.#filling.startedAt < oldest) this.#filling = undefined
  }

  async #waitFor({ readMs, patienceMs }: Turn, now: number): Promise<void> {
    this.#filling ??= { reading: startReading(this.dealerships), startedAt: now }
    const filling = this.#filling
    filling.turn ??= this.#takeTurn(filling, readMs, now)
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, patienceMs)
    await Promise.race([filling.turn, late]).finally(() => clearTimeout(timer))
  }

  /** Reads on until the time is up, and puts what was read in the copy's place at the end. A failure leaves the old copy. */
  async #takeTurn(filling: Filling, readMs: number, now: number): Promise<void> {
    const until = performance.now() + readMs
    try {
      let isRead = false
      while (!isRead && performance.now() < until) {
        isRead = await filling.reading.readPages()
        this.#onRead()
      }
      filling.turn = undefined
      if (isRead) this.#replace(filling, { reading: filling.reading, readAt: filling.startedAt })
    } catch (error) {
      this.#replace(filling, this.#filled)
      if (!this.#filled) throw error
      logWarning('The stock was not read anew', error)
      this.#renewFrom = now + pauseMs
    }
  }

  /** A reading that was forgotten meanwhile fills nothing. */
  #replace(filling: Filling, filled: Filled | undefined): void {
    if (this.#filling !== filling) return
    this.#filled = filled
    this.#filling = undefined
  }
}
