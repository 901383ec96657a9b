import type { Field, FormBuilder, FormSubject } from '../form.ts'
import { contactFields, ownCarFields, postcodeFields } from '../shared-fields.ts'
import { appointmentFields } from './appointment-fields.ts'
import { closing, ending, optionalClosing } from './form-ending.ts'

/** LD-2, LD-9. The shopper's own car; all of it is optional. */
const ownCar: readonly Field[] = [
  ...ownCarFields,
  {
    kind: 'km',
    name: 'kms',
    label: 'Kilometres',
    dealerLabel: 'Kilometres of their vehicle',
    maxLength: 16,
    placeholder: '85,000 kms',
  },
]

/** LD-3. */
const servicesField = ({ department }: FormSubject): Field[] =>
  department?.services.length
    ? [
        {
          kind: 'checkbox-group',
          name: 'additional_services',
          label: 'What does it need?',
          options: department.services.map((service) => ({ value: service, label: service })),
        },
      ]
    : []

const namesOf = (fields: readonly Field[]): string[] => fields.map(({ name }) => name)

/** LD-13, LD-7: in three steps. */
export const serviceBooking: FormBuilder = (site, subject) => {
  const [message, ...permissions] = optionalClosing(site)
  const vehicle = [...ownCar, ...servicesField(subject), ...(message ? [message] : [])]
  const visit = appointmentFields(site, subject)
  const details = [...contactFields, ...postcodeFields(site), ...permissions]
  return {
    name: 'service-booking',
    title: 'Book a Service',
    category: 'Service Booking',
    fields: [...vehicle, ...visit, ...details],
    steps: [
      { title: 'Your vehicle', fields: namesOf(vehicle) },
      ...(visit.some(({ kind }) => kind !== 'hidden') ? [{ title: 'Drop-off', fields: namesOf(visit) }] : []),
      { title: 'Your details', fields: namesOf(details) },
    ],
    ...ending(site),
  }
}

/** LD-13. */
export const partsEnquiry: FormBuilder = (site, subject) => ({
  name: 'parts-enquiry',
  title: 'Parts and accessories',
  category: 'Parts Enquiry',
  fields: [
    ...ownCarFields,
    { kind: 'text', name: 'part', label: 'Part or accessory', maxLength: 200, placeholder: 'Tow bar, brake pads' },
    ...servicesField(subject),
    ...appointmentFields(site, subject).filter(({ name }) => name === 'location'),
    ...contactFields,
    ...postcodeFields(site),
    ...closing(site),
  ],
  ...ending(site),
})
