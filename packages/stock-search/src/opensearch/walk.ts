import type { Hit } from '@forecourt/contracts/vehicle'
import { pageSize } from '@forecourt/domain/search-page'
import type { Answer } from './answers.ts'
import type { Selection } from './questions.ts'
import { hitsBody, reversed, type SearchBody, sortOf, walkBody, windowSize } from './requests.ts'

export type Ask = (body: SearchBody) => Promise<Answer>

export const hitsOf = (answer: Answer): Hit[] => answer.hits.hits.flatMap(({ _source }) => _source?.hit ?? [])

export const after = (answer: Answer) => ({ search_after: answer.hits.hits.at(-1)?.sort })

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
    const step = { ...walkBody(selection), sort, size: Math.min(windowSize, toSkip), ...from }
    const answer = await ask(step)
    const { length } = answer.hits.hits
    if (length === 0) return []
    toSkip -= length
    from = after(answer)
  }
  const hits = hitsOf(await ask({ ...hitsBody(selection), sort, size, ...from }))
  return isFromEnd ? hits.reverse() : hits
}
