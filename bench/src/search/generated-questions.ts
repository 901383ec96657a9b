import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'
import { type Doc, type FacetField, facetFields, type Question } from './contenders/contender.ts'

/** Refined searches as a shopper makes them: one to three fields with one to three values, those of vehicles that there are. */
export function generateQuestions(docs: readonly Doc[], count: number, seed = 0): Question[] {
  const next = seededNumbers(count + seed)
  const below = (n: number) => Math.floor(next() * n)
  const some = () => docs[below(docs.length)] as Doc
  return Array.from({ length: count }, () => {
    const vehicle = some()
    const fields = new Set(Array.from({ length: 1 + below(3) }, () => facetFields[below(8)] as FacetField))
    const chosen = [...fields].map((field) => [
      field,
      [...new Set([vehicle[field], ...(below(3) ? [] : [some()[field]])])],
    ])
    return { chosen: Object.fromEntries(chosen) }
  })
}
