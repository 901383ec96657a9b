import { describe, expect, test } from 'vitest'
import { fakePage } from '../../testing/fake-remote.tsx'
import { pageOf, partOf } from './remote-exports.ts'

const Part = () => null

describe('[MF-4] what a remote exports is looked at before it is used', () => {
  test('a page, and a part', () => {
    const page = fakePage()
    expect(pageOf({ page }, 'x')).toBe(page)
    expect(partOf({ Part }, 'x').Part).toBe(Part)
  })

  test.each([undefined, null, 'page', {}, { page: null }, { page: { load: () => {} } }])(
    '%j holds no page',
    (exports) => {
      expect(() => pageOf(exports, 'vehicle under ./page')).toThrow('vehicle under ./page exposes no page.')
    },
  )

  test.each([undefined, {}, { Part: undefined }, { Part: 'similar' }])('%j holds no part', (exports) => {
    expect(() => partOf(exports, 'search under ./similar')).toThrow('search under ./similar exposes no part.')
  })
})
