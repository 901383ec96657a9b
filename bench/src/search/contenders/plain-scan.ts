import {
  byRank,
  type Contender,
  type Doc,
  eachField,
  type FacetField,
  pageSize,
  type Question,
  tally,
  without,
} from './contender.ts'

export const isFound = (doc: Doc, { chosen }: Question): boolean =>
  Object.entries(chosen).every(([field, values]) => values.includes(doc[field as FacetField]))

/** Arrays, filter and sort, and a facet counted by another pass: the oracle of the run. */
export function plainScan(docs: readonly Doc[]): Contender {
  return {
    name: 'plain scan',
    answer(question) {
      const found = docs.filter((doc) => isFound(doc, question))
      const facets = eachField((field) => {
        const counted = field in question.chosen ? docs.filter((doc) => isFound(doc, without(question, field))) : found
        return tally(counted.map((doc) => doc[field]))
      })
      return {
        ids: found
          .toSorted(byRank)
          .slice(0, pageSize)
          .map(({ id }) => id),
        count: found.length,
        facets,
      }
    },
  }
}
