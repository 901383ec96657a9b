import { expect, test } from 'vitest'
import { type ShownView, viewsInDocument } from './view.ts'

const view = (key: string): ShownView => ({
  view: { kind: 'notFound', key },
  request: { path: key, params: {}, query: '' },
  code: null,
})
const shown = view('/shown')

test.each<[why: string, past: ShownView | null, next: ShownView | null, keys: string[]]>([
  ['one alone', null, null, ['/shown']],
  ['the past one first and the next last', view('/past'), view('/next'), ['/past', '/shown', '/next']],
  ['the next before the past of the same address', view('/a'), view('/a'), ['/shown', '/a']],
  ['what is shown before either', view('/shown'), view('/shown'), ['/shown']],
])('the document holds %s', (_, past, next, keys) => {
  const views = viewsInDocument(past, shown, next)
  expect(views.map((one) => one.view.key)).toEqual(keys)
  expect(views).toContain(shown)
  if (next && keys.includes(next.view.key) && next.view.key !== '/shown') expect(views).toContain(next)
})
