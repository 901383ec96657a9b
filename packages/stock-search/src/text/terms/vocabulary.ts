import type { TextField } from './text-fields.ts'

/** What the listed stock knows about a word. */
export type Vocabulary = {
  /** Whether a listed vehicle has exactly this word. */
  has(word: string): boolean
  /** The fields in which a listed vehicle has it, in any order. */
  fieldsOf(word: string): readonly TextField[]
  /** Whether a value of a listed vehicle has it as a word of its own, and not only as two joined neighbours. */
  isOwnWord(word: string): boolean
  /** Whether a listed vehicle has a word with this prefix. */
  hasPrefix(word: string): boolean
}
