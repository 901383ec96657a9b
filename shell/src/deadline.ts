/** The promise did not settle in time. What it waits for may still come. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
  /** How much later than asked for its timer ran: a process that is overloaded is late with everything. */
  readonly lateMs: number

  constructor(message: string, lateMs: number) {
    super(message)
    this.lateMs = lateMs
  }
}

/** Rejects with `DeadlineError` when `promise` has not settled after `ms`. */
export function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const startMs = performance.now()
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new DeadlineError(`${what} took longer than ${ms} ms.`, performance.now() - startMs - ms))
    timer = setTimeout(fail, ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
