import type { Fault } from '../refusal.ts'

/** A value that the row must not have: `field` is the DTO's name of it. */
export class FieldError extends Error {
  readonly field: string
  readonly found: unknown

  constructor(field: string, found: unknown, reason: string) {
    super(reason)
    this.field = field
    this.found = found
  }
}

/** What was read, or undefined where that was a `FieldError`. */
export type Attempt = <T>(read: () => T) => T | undefined

/** Attempts whose problems are added to `faults`, each field's once, so that a row is told all that is wrong with it. */
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
