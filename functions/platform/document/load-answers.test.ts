import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { expect, test } from 'vitest'
import { loadAnswers } from './load-answers.ts'

test('every row that pages may load is answered here, once, and no other', () => {
  const rows = endpoints.filter(({ from }) => from === 'load').map(routeOf)
  expect(loadAnswers.map(({ endpoint }) => routeOf(endpoint)).sort()).toEqual(rows.sort())
})
