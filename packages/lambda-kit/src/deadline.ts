/** Rejects when `promise` has not settled after `ms`; `promise` itself continues. `what` starts the message: `Loading coast`. */
export function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms.`)), ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
