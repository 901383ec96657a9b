import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { pageSize } from '@forecourt/domain/search/pagination'
import type { Answer } from './answers.ts'
import type { Ask } from './ask-index.ts'
import type { Selection } from './questions.ts'
import { hitsBody, reversed, sortOf, walkBody } from './requests.ts'

export const hitsOf = (answer: Answer): Hit[] => answer.hits.hits.flatMap(({ _source }) => _source?.hit ?? [])

export const after = (answer: Answer) => ({ search_after: answer.hits.hits.at(-1)?.sort })

/** A page and what goes before it, of how many; and how many one step may take. */
export type Depth = { first: number; count: number; window: number }

/** A page beyond what the index answers by number: walked to in steps as large as it takes, from whichever end is nearer. */
export async function deepPage(ask: Ask, selection: Selection, { first, count, window }: Depth): Promise<Hit[]> {
  const size = Math.min(pageSize, count - first)
  const isFromEnd = first > count / 2
  const sort = isFromEnd ? reversed(sortOf(selection)) : sortOf(selection)
  let toSkip = isFromEnd ? count - first - size : first
  let from = {}
  while (toSkip > 0) {
    const step = { ...walkBody(selection, Math.min(window, toSkip)), sort, ...from }
    const answer = await ask(step)
    const { length } = answer.hits.hits
    if (length === 0) return []
    toSkip -= length
    from = after(answer)
  }
  const hits = hitsOf(await ask({ ...hitsBody(selection), sort, size, ...from }))
  return isFromEnd ? hits.reverse() : hits
}
