import { editsOf, type Mutant } from './matrix.ts'

/** A source file as a mutant has it. @throws where the text that it replaces is not there exactly once. */
export function applyMutant(mutant: Mutant, file: string, source: string): string {
  return editsOf(mutant)
    .filter((edit) => edit.file === file)
    .reduce((text, { find, replace }) => {
      const parts = text.split(find)
      if (parts.length !== 2)
        throw new Error(`The mutant "${mutant.name}" no longer applies: ${file} has ${parts.length - 1} times: ${find}`)
      return parts.join(replace)
    }, source)
}
