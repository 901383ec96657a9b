import { expect, test, vi } from 'vitest'
import { rememberLatest } from './remember-latest.ts'

test('a thing is made once for an object while its inputs are the same, and for each object alone', () => {
  const names = rememberLatest<object, string>()
  const make = vi.fn((name: string) => name)
  const [one, other] = [{}, {}]
  const ask = (owner: object, etag: string, name: string) => names(owner, [etag, 7], () => make(name))
  expect([ask(one, 'a', 'first'), ask(other, 'a', 'second'), ask(one, 'a', 'third')]).toEqual([
    'first',
    'second',
    'first',
  ])
  expect([ask(one, 'b', 'fourth'), ask(one, 'a', 'fifth'), ask(other, 'a', 'sixth')]).toEqual([
    'fourth',
    'fifth',
    'second',
  ])
  expect(make).toHaveBeenCalledTimes(4)
})
