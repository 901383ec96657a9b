import type { TextField } from './text-fields.ts'

/** What the listed stock says of a word. */
export type Vocabulary = {
  /** Whether some listed vehicle has exactly this word. */
  has(word: string): boolean
  /** In which fields some listed vehicle has it, in any order. */
  fieldsOf(word: string): readonly TextField[]
  /** Whether a value of some listed vehicle has it as one of its words, and not only as two neighbours that are read together. */
  isOwnWord(word: string): boolean
  /** Whether some listed vehicle has a word that begins with it. */
  hasPrefix(word: string): boolean
}
