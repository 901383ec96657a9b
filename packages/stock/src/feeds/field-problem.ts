/** A value that the row must not have: `field` is the DTO's name of it. */
export class FieldProblem extends Error {
  readonly field: string
  readonly found: unknown

  constructor(field: string, found: unknown, reason: string) {
    super(reason)
    this.field = field
    this.found = found
  }
}
