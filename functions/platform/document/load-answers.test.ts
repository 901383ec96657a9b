import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { expect, test } from 'vitest'
import { answerTo } from './load-answers.ts'

test('every row that pages may load is answered here, and no other', { tags: 'long' }, async () => {
  for (const endpoint of endpoints) {
    const answer = await answerTo(endpoint)
    expect(answer?.endpoint, routeOf(endpoint)).toBe(endpoint.from === 'load' ? endpoint : undefined)
  }
})
