import type { Fault } from '../refusal.ts'

/** An invalid value: `field` is its name in the feed. */
export class FieldError extends Error {
  readonly field: string
  readonly found: unknown

  constructor(field: string, found: unknown, reason: string) {
    super(reason)
    this.field = field
    this.found = found
  }
}

/** The value read, or undefined after a `FieldError`. */
export type Attempt = <T>(read: () => T) => T | undefined

/** Reads values and adds problems to `faults`, once per field, so that a row reports all of its problems. */
export const createAttempt =
  (faults: Fault[]): Attempt =>
  (read) => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      const { field, found, message: reason } = error
      if (!faults.some((fault) => fault.field === field)) faults.push({ field, found, reason })
      return undefined
    }
  }
