/** The promise did not settle in time. What it waits for may still come. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Rejects with `DeadlineError` when `promise` has not settled after `ms`. */
export function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms} ms.`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
