import { describe, expect, test } from 'vitest'
import { type NavigationEvent, navigationTable, nextTry } from './navigation-table.ts'

/** Each event with the state and the effect that follow. */
type Cases = readonly (readonly [NavigationEvent, string])[]

const untilShown: Cases = [
  ['preview', 'previewed: showPreview'],
  ['page', 'over: showPage'],
  ['fault', 'over: showPage'],
  ['redirect', 'over: redirect'],
  ['leave', 'over: reload'],
  ['overtaken', 'over: nothing'],
]

describe.each([
  ['preparing', [['late', 'pending: announcePending'], ...untilShown]],
  ['pending', [['late', 'pending: nothing'], ...untilShown]],
  [
    'previewed',
    [
      ['late', 'previewed: nothing'],
      ['preview', 'previewed: nothing'],
      ['page', 'over: completePage'],
      ['fault', 'over: replacePreview'],
      ['redirect', 'over: redirect'],
      ['leave', 'over: reload'],
      ['overtaken', 'over: nothing'],
    ],
  ],
] satisfies [keyof typeof navigationTable, Cases][])('a navigation that is %s', (state, cases) => {
  test.each(cases)('%s leads to %s', (event, expected) => {
    expect(navigationTable[state][event].join(': ')).toBe(expected)
  })
  test('has a case for each event', () => {
    expect(cases.map(([event]) => event).sort()).toEqual(Object.keys(navigationTable[state]).sort())
  })
})

test('a navigation that is over does nothing more', () => {
  expect(new Set(Object.values(navigationTable.over).map(String))).toEqual(new Set(['over,nothing']))
})

test.each([
  [{ tries: 1, isHanging: false, isUnreachable: false }, 'here'],
  [{ tries: 2, isHanging: false, isUnreachable: false }, 'newDocument'],
  [{ tries: 1, isHanging: true, isUnreachable: false }, 'newDocument'],
  [{ tries: 2, isHanging: false, isUnreachable: true }, 'here'],
  [{ tries: 1, isHanging: true, isUnreachable: true }, 'here'],
] as const)('[MF-4] after a fault %j a page is tried again: %s', (failed, expected) => {
  expect(nextTry(failed)).toBe(expected)
})
