import { states } from '@forecourt/contracts/site/states'
import { tradeInCategory } from '../../trade-in/words.ts'
import type { Field, FormBuilder, FormSite } from '../form.ts'
import { postcodeError } from '../form-words.ts'
import { contactFields, permissionFields, salesLocationField } from '../shared-fields.ts'
import { ending } from './form-ending.ts'

const byPlate = [
  {
    kind: 'text',
    name: 'rego',
    label: 'Registration',
    dealerLabel: 'Registration of their vehicle',
    placeholder: 'ABC12D',
    keyboard: 'capitals',
    isPlate: true,
    maxLength: 10,
    isAlternative: true,
  },
  {
    kind: 'select',
    name: 'regoState',
    label: 'State',
    dealerLabel: 'State of registration',
    options: states.map((state) => ({ value: state, label: state })),
    isAlternative: true,
  },
] as const satisfies readonly Field[]

const byHand = [
  {
    kind: 'text',
    name: 'make',
    label: 'Make',
    dealerLabel: 'Make of their vehicle',
    maxLength: 60,
    isAlternative: true,
  },
  {
    kind: 'text',
    name: 'model',
    label: 'Model',
    dealerLabel: 'Model of their vehicle',
    maxLength: 80,
    isAlternative: true,
  },
  {
    kind: 'text',
    name: 'year',
    label: 'Year',
    dealerLabel: 'Year of their vehicle',
    keyboard: 'digits',
    maxLength: 4,
    isAlternative: true,
  },
  { kind: 'text', name: 'badge', label: 'Badge', dealerLabel: 'Badge of their vehicle', maxLength: 120 },
] as const satisfies readonly Field[]

const aboutCar = [
  {
    kind: 'km',
    name: 'kms',
    label: 'Kilometres',
    dealerLabel: 'Kilometres of their vehicle',
    placeholder: '85,000 kms',
    required: 'Enter the kilometres of your car, like 85,000',
    maxLength: 16,
  },
  {
    kind: 'radio',
    name: 'finance',
    label: 'Do you owe money on it?',
    dealerLabel: 'Finance owing',
    options: ['No', 'Yes'].map((value) => ({ value, label: value })),
  },
] as const satisfies readonly Field[]

const preferredContact = {
  kind: 'radio',
  name: 'PreferredContactMethod',
  label: 'How should we reach you?',
  dealerLabel: 'Preferred contact',
  required: 'Choose how we reach you',
  initial: 'Phone',
  options: ['Phone', 'Email', 'SMS'].map((value) => ({ value, label: value })),
} as const satisfies Field

const postcode = {
  kind: 'postcode',
  name: 'postcode',
  label: 'Postcode',
  required: postcodeError,
  autocomplete: 'postal-code',
  maxLength: 4,
} as const satisfies Field

/** TI-3 names the place `location_id`: one that sells cars, where the site has such. */
const placeField = (site: FormSite): Field[] =>
  salesLocationField(site).map((field) => ({ ...field, name: 'location_id', label: 'Which location suits you?' }))

const asked = {
  kind: 'hidden',
  name: 'asked_for',
  label: 'Asked for',
  value: 'Trade-in valuation',
} as const satisfies Field

const namesOf = (fields: readonly Field[]): string[] => fields.map(({ name }) => name)

/** TI-1, TI-3. The first step of a valuation, which is a lead by itself. */
export const tradeIn: FormBuilder = (site) => {
  const details: Field[] = [
    ...contactFields,
    postcode,
    ...placeField(site),
    preferredContact,
    ...permissionFields(site),
  ]
  return {
    name: 'trade-in',
    title: 'Trade-in valuation',
    category: tradeInCategory,
    fields: [asked, ...byPlate, ...byHand, ...aboutCar, ...details],
    needsOne: {
      groups: [namesOf(byPlate), ['make', 'model', 'year']],
      message: 'Enter the registration and its state, or the make, model and year of your car',
    },
    sections: [
      { title: 'Your car', fields: namesOf([...byPlate, ...aboutCar]) },
      { title: 'No plate at hand? Describe your car', fields: namesOf(byHand), isCollapsed: true },
      { title: 'Your details', fields: namesOf(details) },
    ],
    ...ending(site),
    submit: 'Value my car',
  }
}
