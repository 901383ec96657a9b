import type { LeadCategory } from '@forecourt/contracts/leads/lead'
import { offerMessage } from '../answers/default-message.ts'
import type { Field, FormBuilder, Option } from '../form.ts'
import {
  contactFields,
  dealerField,
  locationField,
  ownCarFields,
  permissionFields,
  postcodeFields,
} from '../shared-fields.ts'
import { closing, ending, optionalClosing } from './form-ending.ts'

/** LD-2. What a general enquiry can be about. */
const categoryOptions = [
  { value: 'General Enquiry', label: 'General enquiry' },
  { value: 'Vehicle Enquiry', label: 'A vehicle' },
  { value: 'Service Booking', label: 'Service booking' },
  { value: 'Parts Enquiry', label: 'Parts and accessories' },
  { value: 'Careers Enquiry', label: 'Careers' },
] as const satisfies readonly (Option & { value: LeadCategory })[]

const categoryField = {
  kind: 'select',
  name: 'category',
  label: 'What is it about?',
  required: 'Choose what your enquiry is about',
  options: categoryOptions,
} as const satisfies Field

const workshop = { category: ['Service Booking', 'Parts Enquiry'] }
const ownCarOfCategory = ownCarFields.map((field): Field => ({ ...field, when: workshop }))

/** LD-1. */
export const enquiry: FormBuilder = (site, { offer }) => ({
  name: 'enquiry',
  title: 'Contact us',
  category: 'General Enquiry',
  fields: [
    ...contactFields,
    ...postcodeFields(site),
    categoryField,
    ...dealerField(site),
    ...ownCarOfCategory,
    ...closing(site, offer && offerMessage(offer)),
  ],
  ...ending(site),
})

/** RT-14. The same on a page about places: which of them gets it is always there to be chosen. */
export const contact: FormBuilder = (site, { location }) => ({
  ...enquiry(site, {}),
  name: 'contact',
  fields: [
    ...contactFields,
    ...postcodeFields(site),
    categoryField,
    ...locationField(site, location),
    ...ownCarOfCategory,
    ...closing(site),
  ],
})

/** LD-13, LD-4. */
export const careersEnquiry: FormBuilder = (site) => ({
  name: 'careers-enquiry',
  title: 'Careers',
  category: 'Careers Enquiry',
  fields: [
    ...contactFields,
    ...postcodeFields(site),
    { kind: 'text', name: 'position', label: 'Position', maxLength: 200, placeholder: 'Sales, workshop, parts' },
    {
      kind: 'text',
      name: 'resume_link',
      label: 'Link to your résumé or profile',
      dealerLabel: 'Résumé',
      maxLength: 300,
    },
    ...dealerField(site),
    ...closing(site),
  ],
  ...ending(site),
})

/** RT-21. The phone number is the one that was verified. */
export const spinToWin: FormBuilder = (site) => ({
  name: 'spin-to-win',
  title: 'Spin to win',
  category: 'General Enquiry',
  subcategory: 'Spin to Win',
  fields: [
    ...contactFields.filter(({ name }) => name !== 'phone'),
    ...postcodeFields(site),
    ...dealerField(site),
    ...permissionFields(site),
  ],
  ...ending(site),
  submit: 'Spin the wheel',
})

const paymentFields = [
  {
    kind: 'select',
    name: 'payment_for',
    label: 'What is it for?',
    dealerLabel: 'Payment for',
    required: 'Choose what the payment is for',
    options: ['Vehicle', 'Deposit', 'Service', 'Parts', 'Something else'].map((label) => ({ value: label, label })),
  },
  {
    kind: 'text',
    name: 'reference',
    label: 'Invoice number',
    required: 'Enter the number on your invoice',
    maxLength: 60,
  },
  {
    kind: 'text',
    name: 'amount',
    label: 'Amount',
    required: 'Enter the amount as it is on your invoice, like $1,250.50',
    placeholder: '$1,250.50',
    keyboard: 'decimal',
    maxLength: 20,
  },
] as const satisfies readonly Field[]

/** RT-21, LD-7. The dealer's system confirms the first step. The dealership answers with how to pay; no card is asked for here. */
export const onlinePayment: FormBuilder = (site) => {
  const invoice = [...paymentFields, ...dealerField(site)]
  const details = [...contactFields, ...postcodeFields(site), ...optionalClosing(site)]
  return {
    name: 'online-payment',
    title: 'Online payment',
    category: 'General Enquiry',
    subcategory: 'Online Payment',
    fields: [...invoice, ...details],
    steps: [
      { title: 'Invoice', fields: invoice.map(({ name }) => name) },
      { title: 'Your details', fields: details.map(({ name }) => name) },
    ],
    ...ending(site),
  }
}
