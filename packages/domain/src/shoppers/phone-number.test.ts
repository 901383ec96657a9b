import { expect, test } from 'vitest'
import { mobileNumber, phoneNumber } from './phone-number.ts'
import { displayPhone, normalisePhone } from './phone-text.ts'

test.each([
  ['0491 570 006', '0491570006'],
  ['+61 491 570 006', '0491570006'],
  ['61491570006', '0491570006'],
  ['(02) 5550-1234', '0255501234'],
  ['0461 570 006', '0461570006'],
  ['1800 160 401', '1800160401'],
  ['0061 491 570 006', '0491570006'],
  ['', ''],
])('[FQ-6] %j is normalised to %j: digits, and a leading 61 becomes 0', (typed, digits) => {
  expect(normalisePhone(typed)).toBe(digits)
})

test.each([
  ...['0491 570 006', '0491570006', '+61 491 570 006', '61 491 570 006', '(0491) 570-006', ' 0491.570.006 '],
  ...['0061 491 570 006', '+61 491 570006 .'],
])('[FQ-6] %j is the mobile number +61491570006', (typed) => {
  expect(mobileNumber(typed)).toBe('+61491570006')
})

test.each([
  '',
  '0491 570 00',
  '0491 570 0066',
  '(02) 5550 1234',
  '1800 160 401',
  '13 11 14',
  '+64 21 123 4567',
  '+1 212 555 0100',
  '0491 570 006 ext 5',
  'call 0491570006',
  '٠٤٩١٥٧٠٠٠٦',
  '04915700060491570006',
  '0'.repeat(5000),
])('[FQ-6] %j takes no SMS from us', (typed) => {
  expect(mobileNumber(typed)).toBeUndefined()
})

test('a number is shown the Australian way', () => {
  expect(displayPhone('+61491570006')).toBe('0491 570 006')
  expect(displayPhone('131114')).toBe('131114')
})

test.each([
  ['0491 570 006', '+61491570006'],
  ['(02) 5550-1234', '+61255501234'],
  ['+61 491 570 006', '+61491570006'],
  ['+61 (0)2 5550 1234', '+61255501234'],
  ['61491570006', '+61491570006'],
  ['0011 64 21 123 4567', '+64211234567'],
  ['+64 21 123 4567', '+64211234567'],
  // Pasted from a sentence, a spreadsheet or a contact.
  ['+61 491 570651 .', '+61491570651'],
  ['. 0491 570 651.. ', '+61491570651'],
  ['0491 570 651;', '+61491570651'],
  ['\u202a0491 570\u00a0651\u202c', '+61491570651'],
  ['0061 491 570 006', '+61491570006'],
  ['0061491570006', '+61491570006'],
  ['0061 (0)2 5550 1234', '+61255501234'],
  ['0061', undefined],
  ['.', undefined],
  ['1300 123 456', '1300123456'],
  ['13 12 34', '131234'],
  ['5550 1234', undefined],
  ['0491 570 00', undefined],
  ['0591 570 006', undefined],
  ['+0 123', undefined],
  ['+12', undefined],
  ['0491 570 006 (after 5)', undefined],
  ['', undefined],
])('[FQ-6] the phone number %j is %j', (typed, expected) => {
  expect(phoneNumber(typed)).toBe(expected)
})
