import { describe, expect, test } from 'vitest'
import type { Field, FormDefinition, FormValues } from '../form.ts'
import { plainValues, validateForm } from './validate-form.ts'

const form = (...fields: Field[]): FormDefinition => ({
  ...{ name: 'f', title: 'F', category: 'General Enquiry', submit: 'Send', footer: [] },
  fields,
})
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const fields = {
  text: { kind: 'text', name: 'x', label: 'Name', required: 'Enter it', maxLength: 10 },
  optional: { kind: 'text', name: 'x', label: 'Name', maxLength: 10 },
  area: { kind: 'textarea', name: 'x', label: 'Comments', maxLength: 20 },
  email: { kind: 'email', name: 'x', label: 'Email', required: 'Enter it', maxLength: 40 },
  phone: { kind: 'phone', name: 'x', label: 'Mobile', maxLength: 30 },
  postcode: {
    kind: 'postcode',
    name: 'x',
    label: 'Postcode',
    required: 'Invalid postcode. Please enter a 4-digit number.',
    maxLength: 4,
  },
  select: { kind: 'select', name: 'x', label: 'Which', required: 'Choose it', options },
  checkbox: { kind: 'checkbox', name: 'x', label: 'Agree', required: 'Tick it' },
  group: { kind: 'checkbox-group', name: 'x', label: 'Which', options },
  hidden: { kind: 'hidden', name: 'x', label: 'Which', value: 'ours' },
} as const satisfies Record<string, Field>

const postcode = 'Invalid postcode. Please enter a 4-digit number.'
const email = 'Enter an email address like name@example.com'
const phone = 'Enter a phone number with its area code, like 0491 570 006'
const option = 'Choose one of the options'

const street = 'Enter the postcode of your street address, not of a post office box.'

test.each([
  ['4999', `No suburb has the postcode 4999. ${street}`],
  ['499', postcode],
  ['4000', undefined],
])('[LD-9] of the postcode %s, known where there is a table, is said %s', (typed, message) => {
  const checks = { isPostcode: (own: string) => own === '4000' }
  const validated = validateForm(form(fields.postcode), { x: typed }, checks)
  expect('errors' in validated ? validated.errors[0]?.message : undefined).toBe(message)
})

describe('[LD-6] [LD-9] what is wrong with a value', () => {
  test.each([
    ['text', undefined, 'Enter it'],
    ['text', '   ', 'Enter it'],
    ['text', '\u0000', 'Enter it'],
    ['text', true, 'Enter it'],
    ['text', ['a'], 'Enter it'],
    ['text', 'x'.repeat(11), 'Name: use at most 10 characters'],
    ['area', 'x'.repeat(21), 'Comments: use at most 20 characters'],
    ['email', '', 'Enter it'],
    ['email', 'name@', email],
    ['email', 'a b@c.example', email],
    ['email', 'a@b.example\nbcc:c@d.example', email],
    ['email', '<a@b.example>', email],
    ['email', 'O’Neil@b.example', email],
    ['email', `${'a'.repeat(40)}@b.example`, email],
    ['text', '\u202e\u200b', 'Enter it'],
    ['phone', '5550 1234', phone],
    ['phone', 'call me', phone],
    ['postcode', '', postcode],
    ['postcode', '123', postcode],
    ['postcode', '12345', postcode],
    ['postcode', '1,234', postcode],
    ['postcode', '12a4', postcode],
    ['postcode', '１２３４', postcode],
    ['select', 'c', option],
    ['select', '', 'Choose it'],
    ['group', ['a', 'c'], option],
    ['checkbox', undefined, 'Tick it'],
    ['checkbox', false, 'Tick it'],
    ...['no', 'on', 'true', 'yes', ['on']].map((other) => ['checkbox', other, 'Tick it'] as const),
  ] as const)('%s %j', (kind, x, message) => {
    expect(validateForm(form(fields[kind]), { x: x as FormValues[string] })).toEqual({
      errors: [{ field: 'x', message }],
    })
  })
})

describe('[LD-2] what is taken', () => {
  test.each([
    ['text', '  Zoë\u0007 \n Ng ', 'Zoë Ng'],
    ['text', '\u202eenaJ\u2066', 'enaJ'],
    ['text', 'Ali\u200dReza', 'AliReza'],
    ['optional', undefined, undefined],
    ['area', ' one\r\ntwo\u0000 ', 'one\ntwo'],
    ['area', 'می\u200cخواهم\u202e', 'می\u200cخواهم'],
    ['email', ' jane+cars@b.example ', 'jane+cars@b.example'],
    ['email', '\u200ejane@b.example', 'jane@b.example'],
    ['phone', '0491 570 006', '0491 570 006'],
    ['phone', '+61 491 570651 .', '+61 491 570651'],
    ['phone', '0061 491 570 006', '+61 491 570 006'],
    ['postcode', ' 0800 ', '0800'],
    ['select', 'b', 'b'],
    ['checkbox', true, true],
    ['group', ['a', 'b'], ['a', 'b']],
    ['group', 'a', ['a']],
    ['hidden', 'theirs', 'ours'],
  ] as const)('%s %j', (kind, x, value) => {
    const result = validateForm(form(fields[kind]), { x: x as FormValues[string] })
    expect(result).toEqual({ values: value === undefined ? {} : { x: value } })
  })
})

test('what the form does not have is left out, and an object’s own names are no values', () => {
  const given = { x: 'a', y: 'b', admin: true, ['__proto__']: 'c' }
  expect(validateForm(form(fields.text), given)).toEqual({ values: { x: 'a' } })
  const named = { ...fields.optional, name: 'constructor' } as const
  expect(validateForm(form(named), {})).toEqual({ values: {} })
})

test('all that is wrong is said at once, in the order of the fields', () => {
  const two = form({ ...fields.text, name: 'a' }, { ...fields.email, name: 'b' })
  expect(validateForm(two, { b: 'x' })).toEqual({
    errors: [
      { field: 'a', message: 'Enter it' },
      { field: 'b', message: email },
    ],
  })
})

describe('a field that depends on another', () => {
  const dependent = form({ ...fields.select, name: 'category' }, { ...fields.text, when: { category: ['b'] } })
  test.each([
    [{ category: 'a', x: 'left over' }, { values: { category: 'a' } }],
    [{ category: 'b', x: 'kept' }, { values: { category: 'b', x: 'kept' } }],
    [{ category: 'b' }, { errors: [{ field: 'x', message: 'Enter it' }] }],
  ])('%j', (given, result) => {
    expect(validateForm(dependent, given)).toEqual(result)
  })
})

describe('[LD-3] helpers and services', () => {
  test.each([
    [{ contact_radio_options: 'x' }, { values: {} }],
    [
      { 'Wheel alignment (check_option)': true, 'Wash (check_option)': false },
      { values: { additional_services: ['Wheel alignment'] } },
    ],
    [
      { 'Tyres(check_option)': 'on', 'Brakes (check_option)': 'true' },
      { values: { additional_services: ['Tyres', 'Brakes'] } },
    ],
    [{ '(check_option)': true }, { values: {} }],
  ])('%j', (given, result) => {
    expect(validateForm(form(), given)).toEqual(result)
  })

  test('of very many services the first fifty are kept', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at} (check_option)`, true]))
    expect(validateForm(form(), many)).toMatchObject({ values: { additional_services: { length: 50 } } })
  })
})

test.each<[FormValues[string], boolean]>([
  ['on', true],
  ...['off', 'true', '', ['on', 'on'], undefined].map((other): [FormValues[string], boolean] => [other, false]),
])('a plain form’s box that says %j is ticked: %j', (x, isTicked) => {
  const given = x === undefined ? {} : { x }
  const result = validateForm(form(fields.checkbox), plainValues(form(fields.checkbox), given))
  expect(result).toEqual(isTicked ? { values: { x: true } } : { errors: [{ field: 'x', message: 'Tick it' }] })
})
