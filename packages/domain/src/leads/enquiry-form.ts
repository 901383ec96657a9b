import { availability } from '../vehicle/availability.ts'
import { defaultMessage, similarSubcategory } from './default-message.ts'
import {
  contactFields,
  dealerField,
  messageField,
  ownCarFields,
  permissionFields,
  postcodeFields,
} from './enquiry-fields.ts'
import type { Field, FormCar, FormDefinition, FormSite, Option } from './form.ts'

/** LD-2. What a general enquiry can be about. */
const categoryOptions = [
  { value: 'General Enquiry', label: 'General enquiry' },
  { value: 'Vehicle Enquiry', label: 'A vehicle' },
  { value: 'Service Booking', label: 'Service booking' },
  { value: 'Parts Enquiry', label: 'Parts and accessories' },
  { value: 'Careers Enquiry', label: 'Careers' },
] as const satisfies readonly Option[]

const categoryField = {
  kind: 'select',
  name: 'category',
  label: 'What is it about?',
  required: 'Choose what your enquiry is about',
  options: categoryOptions,
} as const satisfies Field

type Builder = (site: FormSite, car?: FormCar) => FormDefinition

/** Every form of the site, by its name: the browser draws it, and the function validates with it. */
const builders = {
  enquiry: (site) => ({
    name: 'enquiry',
    title: 'Contact us',
    category: 'General Enquiry',
    fields: [
      ...contactFields,
      ...postcodeFields(site),
      categoryField,
      ...dealerField(site),
      ...ownCarFields,
      ...closing(site),
    ],
    ...ending(site),
  }),
  'vehicle-enquiry': (site, car) => ({
    name: 'vehicle-enquiry',
    title: car && !availability(car).isAvailable ? similarSubcategory : 'Enquire',
    category: 'Vehicle Enquiry',
    ...(car && !availability(car).isAvailable && { subcategory: similarSubcategory }),
    fields: [...contactFields, ...postcodeFields(site), ...dealerField(site, car), ...closing(site, car)],
    ...ending(site),
  }),
  'careers-enquiry': (site) => ({
    name: 'careers-enquiry',
    title: 'Careers',
    category: 'Careers Enquiry',
    fields: [...contactFields, ...postcodeFields(site), ...dealerField(site), ...closing(site)],
    ...ending(site),
  }),
} as const satisfies Record<string, Builder>

export type FormName = keyof typeof builders

export const isFormName = (name: string): name is FormName => Object.hasOwn(builders, name)

/** A form of the site; `car` is what it is about. */
export const siteForm = (name: FormName, site: FormSite, car?: FormCar): FormDefinition => builders[name](site, car)

/** LD-1, LD-11. The enquiry form: about a car where there is one. */
export const enquiryForm = (site: FormSite, { car }: { car?: FormCar } = {}): FormDefinition =>
  siteForm(car ? 'vehicle-enquiry' : 'enquiry', site, car)

const closing = (site: FormSite, car?: FormCar): Field[] => [
  messageField(site, car && defaultMessage(car)),
  ...permissionFields(site),
]

const ending = ({ name, enquiry }: FormSite) => ({
  submit: `Send to ${name}`,
  footer: [
    ...(enquiry.footer ? [{ text: enquiry.footer }] : []),
    ...(enquiry.privacy_link ? [{ text: 'Privacy policy', href: enquiry.privacy_link }] : []),
  ],
})
