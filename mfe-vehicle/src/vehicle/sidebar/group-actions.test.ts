import type { ButtonName } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { groupActions } from './group-actions.ts'

const actions = (...names: ButtonName[]) => names.map((name) => ({ name, label: name, short: name, href: '/' }))
const arranged = (...names: ButtonName[]) => {
  const { primary, secondary, small, tools } = groupActions(actions(...names))
  const listed = (list: typeof small) => list.map(({ name }) => name).join(' ')
  return [primary?.name, listed(secondary), listed(small), listed(tools)]
}

test('the first action is the primary one, the next a button, and the rest stand in a row', () => {
  expect(arranged('call', 'email', 'whatsapp', 'location')).toEqual(['call', 'email', 'whatsapp location', ''])
})

test('share and print are tools beside the tag', () => {
  expect(arranged('email', 'share', 'call', 'print')).toEqual(['email', 'call', '', 'share print'])
})

test('unless the site puts one of them first', () => {
  expect(arranged('share', 'print', 'call')).toEqual(['share', 'call', '', 'print'])
})

test('a row of one is a button instead', () => {
  expect(arranged('call', 'email', 'location')).toEqual(['call', 'email location', '', ''])
})

test('without actions there is nothing to arrange', () => {
  expect(arranged()).toEqual([undefined, '', '', ''])
})
