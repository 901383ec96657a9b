import { expect, test } from 'vitest'
import { VisibilityNotes } from './visibility-notes.ts'

const known = 'known statuses: in_stock, coming_soon, sold, withdrawn.'

test.each([
  ['nothing where every status is known', [], []],
  ['one vehicle', ['Available'], [`1 vehicle was imported as unavailable: status is Available; ${known}`]],
  [
    'each word once, in the order of the alphabet',
    ['For Sale', 'Available', 'For Sale'],
    [`3 vehicles were imported as unavailable: status is Available, For Sale; ${known}`],
  ],
  [
    'of many words the first three',
    ['d', 'c', 'b', 'a', 'e'],
    [`5 vehicles were imported as unavailable: status is b, c, d and others; ${known}`],
  ],
  [
    'of a long word its beginning',
    ['x'.repeat(200)],
    [`1 vehicle was imported as unavailable: status is ${'x'.repeat(29)}…; ${known}`],
  ],
])('[IN-5] unknown statuses: %s', (_what, unknownStatuses, texts) => {
  const notes = new VisibilityNotes()
  notes.add({ unlisted: [], unknownStatuses })
  expect(notes.texts()).toEqual(texts)
})

test('[TN-7] counts the vehicles that no site lists by their reasons, over all batches', () => {
  const notes = new VisibilityNotes()
  notes.add({ unlisted: ['too young', 'a truck'], unknownStatuses: [] })
  notes.add({ unlisted: ['too young'], unknownStatuses: ['Live'] })
  expect(notes.texts()).toEqual([
    `1 vehicle was imported as unavailable: status is Live; ${known}`,
    '2 vehicles were imported that no site of the dealership lists: too young.',
    '1 vehicle was imported that no site of the dealership lists: a truck.',
  ])
})
