import { expect, test } from 'vitest'
import { dialled, telephoneHref } from './telephone.ts'

test.each([
  ['(02) 5550 4120', '+61255504120'],
  ['0491 570 156', '+61491570156'],
  ['+61 2 5550 4120', '+61255504120'],
  ['1300 123 456', '1300123456'],
  ['13 12 13', '131213'],
])('%s is dialled as %s', (phone, expected) => {
  expect(dialled(phone)).toBe(expected)
  expect(telephoneHref(phone)).toBe(`tel:${expected}`)
})
