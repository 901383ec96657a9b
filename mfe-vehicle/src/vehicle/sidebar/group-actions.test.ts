import type { ButtonName } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { groupActions } from './group-actions.ts'

const actions = (...names: ButtonName[]) =>
  names.map((name) => ({ name, label: name, short: name, target: { kind: 'link' as const, href: '/' } }))
const arranged = (...names: ButtonName[]) => {
  const { primary, secondary, small, tools } = groupActions(actions(...names))
  const listed = (list: typeof small) => list.map(({ name }) => name).join(' ')
  return [primary?.name, listed(secondary), listed(small), listed(tools)]
}

test('the first action is the primary one, the next two are buttons, and the rest are a row', () => {
  expect(arranged('enquire', 'call', 'email', 'whatsapp', 'location')).toEqual([
    'enquire',
    'call email',
    'whatsapp location',
    '',
  ])
})

test('share and print are tools beside the tag', () => {
  expect(arranged('enquire', 'share', 'call', 'print')).toEqual(['enquire', 'call', '', 'share print'])
})

test('unless the site puts one of them first', () => {
  expect(arranged('share', 'print', 'call')).toEqual(['share', 'call', '', 'print'])
})

test('a row of one is a button instead', () => {
  expect(arranged('enquire', 'call', 'email', 'location')).toEqual(['enquire', 'call email location', '', ''])
})

test('without actions there is nothing to arrange', () => {
  expect(arranged()).toEqual([undefined, '', '', ''])
})
