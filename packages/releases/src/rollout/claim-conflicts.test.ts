import { expect, test } from 'vitest'
import { testRelease } from '../testing/test-release.ts'
import { claimConflicts } from './claim-conflicts.ts'

const page = (path: string, order?: number) => ({
  ...{ path, expose: './page', prefetch: [] },
  ...(order !== undefined && { order }),
})
const vehicle = testRelease({
  name: 'vehicle',
  version: '2.0.0',
  pages: [
    page('/cars/:slug'),
    page('/:slug', 7),
    page('/about'),
    page('/*rest', 9),
    page('{garage}'),
    page('{breadcrumbs}'),
  ],
  parts: [{ name: 'price-gauge', expose: './gauge' }],
})
const owned = (path: string, as: string = path) =>
  `${path}: it is a page of vehicle 2.0.0${as === path ? '' : `, as ${as}`}. Choose another path, an order does not help, or first promote a version of vehicle without it wherever this one serves`

test.each<[string, ReturnType<typeof page>, string | null]>([
  ['the same fixed path', page('/about'), owned('/about')],
  ['the same fixed path in another case, with a slash at its end', page('/About/'), owned('/About/', '/about')],
  ['the same pattern, tried before', page('/cars/:slug', -1), owned('/cars/:slug')],
  ['the same pattern, tried after', page('/cars/:slug', 1), owned('/cars/:slug')],
  ['the same pattern under another name', page('/cars/:car', -1), owned('/cars/:car', '/cars/:slug')],
  ['the same rest', page('/*path', 9), owned('/*path', '/*rest')],
  ['the path that a tenant has by default', page('/my-garage'), owned('/my-garage', '{garage}')],
  ['the path that a tenant chooses', page('{breadcrumbs}'), owned('{breadcrumbs}')],
  [
    'a wider pattern, tried before',
    page('/cars/*rest', -1),
    '/cars/*rest: its order -1 takes all addresses from the page of vehicle 2.0.0, as /cars/:slug. Give it an order of 0 or more',
  ],
  [
    'a wider pattern that begins elsewhere, tried before',
    page('/:section/:page', -2),
    '/:section/:page: its order -2 takes all addresses from the page of vehicle 2.0.0, as /cars/:slug. Give it an order of 0 or more',
  ],
  ['a wider pattern, tried after', page('/:section/:page', 1), null],
  ['a pattern within a wider one', page('/offers/:id'), null],
  ['a fixed path within a pattern', page('/cars/trade-in'), null],
  ['a longer path', page('/about/us'), null],
])('%s', (_, claimed, conflict) => {
  expect(claimConflicts(testRelease({ pages: [claimed] }), [vehicle])).toEqual(conflict === null ? [] : [conflict])
})

test('a part or a dialog of the same name', () => {
  const parts = [
    { name: 'price-gauge', expose: './mine', dialog: { page: '/gauge', title: 'Gauge' } },
    { name: 'price-graph', expose: './graph' },
  ]
  expect(claimConflicts(testRelease({ parts }), [vehicle])).toEqual([
    'the part price-gauge: it is part of vehicle 2.0.0. Choose another name, or first promote a version of vehicle without it wherever this one serves',
  ])
})

test('a remote’s own other version is no conflict', () => {
  expect(claimConflicts({ ...vehicle, version: '2.1.0' }, [vehicle])).toEqual([])
})
