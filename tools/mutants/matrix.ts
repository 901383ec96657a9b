/** One text of a source file in place of another, which the file has exactly once. */
type Edit = { file: string; find: string; replace: string }

/** A mistake that a matrix must see: one edit, or several. */
export type Mutant = {
  name: string
  /** The tests of the matrix that are about it: one of them must fail. */
  caughtBy: RegExp
} & (Edit | { edits: readonly Edit[] })

export const editsOf = (mutant: Mutant): readonly Edit[] => ('edits' in mutant ? mutant.edits : [mutant])

/** A file of tests, and the mistakes that it must see. */
export type Matrix = { name: string; test: string; mutants: readonly Mutant[] }
