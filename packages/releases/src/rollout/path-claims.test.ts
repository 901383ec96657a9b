import { expect, test } from 'vitest'
import { testRelease } from '../testing/test-release.ts'
import { claimConflicts } from './path-claims.ts'

const page = (path: string, order?: number) => ({
  ...{ path, expose: './page', prefetch: [] },
  ...(order !== undefined && { order }),
})
const content = testRelease({
  name: 'content',
  version: '2.0.0',
  pages: [page('/:slug', 7), page('/about'), page('/*rest', 9)],
})

test.each<[string, ReturnType<typeof page>, string | null]>([
  ['the same fixed path', page('/about'), '/about: content 2.0.0 has a page there too, with the same order 0'],
  [
    'the same pattern under another name',
    page('/:brand', 7),
    '/:brand: content 2.0.0 has a page there too, with the same order 7',
  ],
  ['the same rest', page('/*path', 9), '/*path: content 2.0.0 has a page there too, with the same order 9'],
  ['the same pattern in another order', page('/:brand', 6), null],
  ['another path', page('/about/us'), null],
])('%s', (_, claimed, conflict) => {
  expect(claimConflicts(testRelease({ pages: [claimed] }), [content])).toEqual(conflict === null ? [] : [conflict])
})

test('a remote’s own other version is no conflict', () => {
  expect(claimConflicts({ ...content, version: '2.1.0' }, [content])).toEqual([])
})
