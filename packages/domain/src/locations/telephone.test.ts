import { expect, test } from 'vitest'
import { dialled, maskedPhone, telephone, telephoneHref } from './telephone.ts'

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

test.each([
  ['(02) 5550 4120', '(02) 555* ****'],
  ['0491 570 156', '0491 5** ***'],
  ['1300 123 456', '1300 1** ***'],
  ['Free call 1800 160 401', 'Free call 1800 1** ***'],
])('[SB-6] %s is masked as %s', (phone, masked) => expect(maskedPhone(phone)).toBe(masked))

test.each([
  ['no dealership hides numbers', { revealPhone: false }, {}, false],
  ['the site hides them', { revealPhone: true }, { yard: { revealPhone: false } }, true],
  ['one dealership hides them', {}, { yard: { revealPhone: true } }, true],
])('[SB-6] where %s, a number has a masked form: %j %j', (_, capabilities, dealership_capabilities, isMasked) => {
  const { masked } = telephone('1300 123 456', { capabilities, dealership_capabilities })
  expect(masked).toBe(isMasked ? '1300 1** ***' : undefined)
})
