import { expect, test } from 'vitest'
import type { Field, FormDefinition } from '../form.ts'
import { formAnswers } from './form-answers.ts'

const options = [
  { value: 'sms', label: 'By text message' },
  { value: 'call', label: 'By phone' },
]
const fields: readonly Field[] = [
  { kind: 'text', name: 'rego', label: 'Registration', maxLength: 10 },
  { kind: 'km', name: 'kms', label: 'Kilometres', dealerLabel: 'Kilometres of their vehicle', maxLength: 16 },
  { kind: 'currency', name: 'budget', label: 'Your budget', dealerLabel: 'Budget', maxLength: 14 },
  { kind: 'select', name: 'contact_by', label: 'How may we reach you?', options },
  { kind: 'checkbox-group', name: 'ways', label: 'Ways', options },
  {
    kind: 'chips',
    name: 'day',
    label: 'Preferred day',
    any: 'Any',
    options: [{ value: '2026-11-26', label: 'Thu 26 Nov' }],
  },
  { kind: 'checkbox', name: 'loan_car', label: 'Loan car' },
  { kind: 'hidden', name: 'about', label: 'About', value: 'photos' },
]
const form: FormDefinition = {
  ...{ name: 'f', title: 'F', category: 'General Enquiry', submit: 'Send', footer: [] },
  fields,
}
const answersOf = (values: Parameters<typeof formAnswers>[1]) =>
  formAnswers(form, values).map(({ label, value }) => `${label}: ${value}`)

test.each([
  [{ rego: 'ABC123' }, 'Registration: ABC123'],
  [{ kms: '85000' }, 'Kilometres of their vehicle: 85,000 kms'],
  [{ budget: '25000' }, 'Budget: $25,000'],
  [{ contact_by: 'sms' }, 'How may we reach you?: By text message'],
  [{ contact_by: 'gone' }, 'How may we reach you?: gone'],
  [{ ways: ['call', 'sms'] }, 'Ways: By phone, By text message'],
  [{ day: '2026-11-26' }, 'Preferred day: Thu 26 Nov'],
  [{ loan_car: true }, 'Loan car: Yes'],
  [{ about: 'photos' }, 'About: photos'],
])('%j reads %j', (values, expected) => {
  expect(answersOf(values)).toEqual([expected])
})

test('what was not answered, and what is no field, is left out', () => {
  expect(answersOf({ other: 'x' })).toEqual([])
})
