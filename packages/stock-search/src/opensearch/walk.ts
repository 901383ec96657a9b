import type { Hit } from '@forecourt/contracts/vehicle'
import { pageOf, pageSize } from '@forecourt/domain/search-page'
import type { Answer } from './answers.ts'
import type { Selection } from './questions.ts'
import { hitsBody, reversed, type SearchBody, sortOf, walkBody, windowSize } from './requests.ts'

type Ask = (body: SearchBody) => Promise<Answer>

export const hitsOf = (answer: Answer): Hit[] => answer.hits.hits.flatMap(({ _source }) => _source?.hit ?? [])

const after = (answer: Answer) => ({ search_after: answer.hits.hits.at(-1)?.sort })

/**
 * A page beyond what the index answers by number: walked to in steps of ten thousand, from whichever end is nearer.
 */
export async function deepPage(
  ask: Ask,
  selection: Selection,
  { first, count }: { first: number; count: number },
): Promise<Hit[]> {
  const size = Math.min(pageSize, count - first)
  const isFromEnd = first > count / 2
  const sort = isFromEnd ? reversed(sortOf(selection)) : sortOf(selection)
  let toSkip = isFromEnd ? count - first - size : first
  let from = {}
  while (toSkip > 0) {
    const step = { ...walkBody(selection), sort, size: Math.min(windowSize, toSkip), docvalue_fields: [], ...from }
    const answer = await ask(step)
    const { length } = answer.hits.hits
    if (length === 0) return []
    toSkip -= length
    from = after(answer)
  }
  const hits = hitsOf(await ask({ ...hitsBody(selection), sort, size, ...from }))
  return isFromEnd ? hits.reverse() : hits
}

/**
 * SR-12: a page of all that is selected, of sold vehicles that follow each other the first. Which those are depends on
 * everything before them, so the whole order is walked.
 */
export async function pageWithoutSoldRuns(ask: Ask, selection: Selection, wanted: number) {
  const kept: string[] = []
  let isAfterSold = false
  let from = {}
  for (;;) {
    const answer = await ask({ ...walkBody(selection), ...from })
    const rows = answer.hits.hits
    for (const { _id, fields } of rows) {
      const isSold = Object.values(fields ?? {}).some(([status]) => status === 'sold')
      if (!isSold || !isAfterSold) kept.push(_id)
      isAfterSold = isSold
    }
    if (rows.length < windowSize) break
    from = after(answer)
  }
  const { page, pages } = pageOf(wanted, kept.length)
  const ids = kept.slice((page - 1) * pageSize, page * pageSize)
  const found = await ask({ ...hitsBody(selection), query: byIds(selection, ids) })
  return { hits: hitsOf(found), page, pages }
}

/** The selected ones of these, in the same order. */
const byIds = (selection: Selection, ids: readonly string[]): object => ({
  bool: { must: [hitsBody(selection).query], filter: [{ ids: { values: ids } }] },
})
