import { pageSize } from '@forecourt/domain/search/pagination'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import { randomFrom } from '../../testing/random.ts'
import { testScope } from '../../testing/test-scope.ts'
import { searchResponseSchema } from '../connection/response-schemas.ts'
import { select } from '../query/count-requests.ts'
import type { SearchBody } from '../query/search-bodies.ts'
import { keptPage, pageWithoutSoldRuns } from './sold-runs.ts'

const random = randomFrom(12)

test('[SR-12] [SR-7] the gaps between sold vehicles determine every page, with short and long runs', {
  tags: 'long',
}, () => {
  for (let round = 0; round < 200; round++) {
    // An order of sold and unsold vehicles with runs of the round's length.
    const share = 1 + random.below(9)
    const order = Array.from({ length: 1 + random.below(200) }, (_, at) => ({ at, isSold: random.below(10) < share }))
    const kept = order.filter(({ isSold }, at) => !isSold || !order[at - 1]?.isSold)
    const sold = order.filter(({ isSold }) => isSold).map(({ at }) => String(at))
    const gaps = new Array<number>(sold.length + 1).fill(0)
    let passed = 0
    for (const { isSold } of order)
      if (isSold) passed++
      else gaps[passed] = (gaps[passed] ?? 0) + 1
    const unsold = order.filter(({ isSold }) => !isSold)
    const pages = Math.max(1, Math.ceil(kept.length / pageSize))
    for (let page = 1; page <= pages; page++) {
      const found = keptPage(gaps, sold, { wanted: page, paging: { pageSize, isCumulative: false } })
      let next = found.unsoldBefore
      const shown = found.rows.map((id) => (id === undefined ? unsold[next++]?.at : Number(id)))
      expect(shown).toEqual(kept.slice((page - 1) * pageSize, page * pageSize).map(({ at }) => at))
      expect(found).toMatchObject({ page, pages, collapsed: order.length - kept.length })
    }
  }
})

test('[SR-12] a page of a million vehicles takes four requests', async () => {
  const asked: SearchBody[] = []
  const ask = async (body: SearchBody) => {
    asked.push(body)
    const text = JSON.stringify(body)
    const hits = text.includes('must_not') ? [] : [{ _id: 'a', sort: [1, 'a', 'b'] }]
    return searchResponseSchema.parse({ hits: { hits }, aggregations: { gaps: { value: [10, 999_990] } } })
  }
  const selection = select(testScope({ collapsesSold: true }), emptySearch, { now: 1_790_000_000 })
  expect(await pageWithoutSoldRuns(ask, selection, { wanted: 1, window: 10_000 })).toMatchObject({
    page: 1,
    pages: 47_620,
  })
  expect(asked).toHaveLength(4)
})
