import { expect, test } from 'vitest'
import { dialogHash, dialogIn, dialogPage } from './dialog-address.ts'

const enquiry = { name: 'enquiry', page: '/enquire', title: 'Enquire' }
const find = (name: string) => (name === 'enquiry' ? enquiry : null)

test.each([
  ['#enquiry', {}],
  ['#enquiry?', {}],
  ['#enquiry?car_id=v1', { car_id: 'v1' }],
  ['#enquiry?car_id=a%26b&other=', { car_id: 'a&b', other: '' }],
])('%s opens the dialog with %j', (hash, props) => expect(dialogIn(hash, find)).toEqual({ ...enquiry, props }))

test.each([
  '',
  '#',
  '#content',
  '#Enquiry',
  '#enquiry/x',
  '#constructor',
  '#__proto__?a=1',
  '#enquiry?car_id=1&car_id=2',
  `#enquiry?car_id=${'x'.repeat(1001)}`,
  'enquiry',
])('%j opens nothing', (hash) => expect(dialogIn(hash, find)).toBeNull())

test.each([
  ['', '/enquire', '#enquiry'],
  ['car_id=a%26b', '/enquire?car_id=a%26b', '#enquiry?car_id=a%26b'],
])('a dialog with %j has a page and a hash address', (query, page, hash) => {
  expect(dialogHash('enquiry', query)).toBe(hash)
  const shown = dialogIn(hash, find)
  expect(shown && dialogPage(shown)).toBe(page)
})
