import type { Field, FormBuilder } from '../form.ts'
import { postcodeError } from '../form-words.ts'
import { contactFields, permissionFields } from '../shared-fields.ts'
import { ending } from './form-ending.ts'

const handover = [
  {
    kind: 'radio',
    name: 'handover',
    label: 'How will you get it?',
    dealerLabel: 'Handover',
    required: 'Choose pick-up or delivery',
    options: [
      { value: 'pick-up', label: 'I pick it up' },
      { value: 'delivery', label: 'Deliver it to me' },
    ],
  },
  {
    kind: 'postcode',
    name: 'delivery_postcode',
    label: 'Delivery postcode',
    required: postcodeError,
    autocomplete: 'postal-code',
    maxLength: 4,
    when: { handover: ['delivery'] },
  },
] as const satisfies readonly Field[]

const tradeIn = [
  {
    kind: 'radio',
    name: 'trade_in',
    label: 'Do you have a car to trade in?',
    dealerLabel: 'Trade-in',
    required: 'Choose whether you trade a car in',
    options: ['No', 'Yes'].map((value) => ({ value, label: value })),
  },
  {
    kind: 'text',
    name: 'trade_in_car',
    label: 'Your car',
    dealerLabel: 'Their vehicle',
    placeholder: '2019 Mazda 3 Maxx, 64,000 km',
    maxLength: 300,
    when: { trade_in: ['Yes'] },
  },
] as const satisfies readonly Field[]

const payment = [
  {
    kind: 'radio',
    name: 'paying_by',
    label: 'How will you pay the rest?',
    dealerLabel: 'Payment',
    required: 'Choose finance or your own funds',
    options: [
      { value: 'finance', label: 'With finance' },
      { value: 'own-funds', label: 'From my own funds' },
    ],
  },
] as const satisfies readonly Field[]

const namesOf = (fields: readonly Field[]): string[] => fields.map(({ name }) => name)

/** What of a purchase is chosen: nothing that says who buys. */
export const purchaseChoices = namesOf([...handover, ...tradeIn, ...payment])

/** RT-6. The whole purchase as a checklist that reaches the dealer; the deposit follows. */
export const purchase: FormBuilder = (site) => {
  const details: Field[] = [...contactFields, ...permissionFields(site)]
  return {
    name: 'purchase',
    title: 'Buy online',
    category: 'Vehicle Enquiry',
    subcategory: 'Online purchase',
    fields: [...handover, ...tradeIn, ...payment, ...details],
    sections: [
      { title: 'Pick-up or delivery', fields: namesOf(handover) },
      { title: 'Your trade-in', fields: namesOf(tradeIn) },
      { title: 'Paying for it', fields: namesOf(payment) },
      { title: 'Your details', fields: namesOf(details) },
    ],
    ...ending(site),
    submit: 'Continue to the deposit',
  }
}
