import type { ButtonName } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { groupActions } from './group-actions.ts'

const actions = (...names: ButtonName[]) =>
  names.map((name) => ({ name, label: name, short: name, target: { kind: 'link' as const, href: '/' } }))
const arranged = (...names: ButtonName[]) => {
  const { primary, secondary, icons, tools } = groupActions(actions(...names))
  const listed = (list: typeof icons) => list.map(({ name }) => name).join(' ')
  return [primary?.name, listed(secondary), listed(icons), listed(tools)]
}

test('[SB-2] the first action is the primary one, what brings a sale is a pair of buttons, and the rest are icons', () => {
  const rest = ['email', 'finance'] as const
  expect(arranged('enquire', 'test-drive', 'call', 'reserve', ...rest)).toEqual([
    ...['enquire', 'test-drive reserve', 'call email finance', ''],
  ])
  expect(arranged('enquire', 'test-drive', 'reserve', 'purchase', ...rest)).toEqual([
    ...['enquire', 'test-drive reserve', 'purchase email finance', ''],
  ])
  expect(arranged('enquire', 'call', 'email')).toEqual(['enquire', '', 'call email', ''])
})

test('[SB-2] however many there are, all have an icon, in the site’s order', () => {
  expect(arranged('enquire', 'call', 'email', 'whatsapp', 'trade-in', 'finance', 'test-drive', 'location')).toEqual([
    ...['enquire', 'test-drive', 'call email whatsapp trade-in finance location', ''],
  ])
})

test('share and print are tools beside the tag', () => {
  expect(arranged('enquire', 'share', 'call', 'print')).toEqual(['enquire', 'call', '', 'share print'])
})

test('unless the site puts one of them first', () => {
  expect(arranged('share', 'print', 'call')).toEqual(['share', 'call', '', 'print'])
})

test('a single icon is a button instead', () => {
  expect(arranged('enquire', 'test-drive', 'reserve', 'call')).toEqual(['enquire', 'test-drive reserve call', '', ''])
})

test('without actions there is nothing to arrange', () => {
  expect(arranged()).toEqual([undefined, '', '', ''])
})
