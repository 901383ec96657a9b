import { isOffered } from '../../vehicle/car-status.ts'
import {
  defaultMessage,
  namedCar,
  offerMessage,
  similarMessage,
  similarSubcategory,
} from '../answers/default-message.ts'
import type { FormBuilder } from '../form.ts'
import { contactFields, dealerField, postcodeFields } from '../shared-fields.ts'
import { appointmentFields } from './appointment-fields.ts'
import { closing, ending, optionalClosing } from './form-ending.ts'

/** LD-1, LD-11. */
export const vehicleEnquiry: FormBuilder = (site, { car }) => {
  const isGone = car !== undefined && !isOffered(car, 'enquire')
  return {
    name: 'vehicle-enquiry',
    title: isGone ? similarSubcategory : 'Enquire',
    category: 'Vehicle Enquiry',
    ...(isGone && { subcategory: similarSubcategory }),
    fields: [
      ...contactFields,
      ...postcodeFields(site),
      ...dealerField(site, car),
      ...closing(site, car && defaultMessage(car)),
    ],
    ...ending(site),
  }
}

/** VD-19, LD-10. */
export const testDrive: FormBuilder = (site, subject) => {
  const { car, offer } = subject
  const places = appointmentFields(site, subject)
  return {
    name: 'test-drive',
    title: 'Book a Test Drive',
    category: 'Test Drive',
    fields: [
      ...(places.length > 0 ? places : dealerField(site, car)),
      ...contactFields,
      ...postcodeFields(site),
      ...optionalClosing(site, car ? `I would like to test drive ${namedCar(car)}.` : offer && offerMessage(offer)),
    ],
    ...ending(site),
  }
}

/** VD-19, LD-10: what is asked for is in a hidden field. */
export const requestPhotos: FormBuilder = (site, { car }) => ({
  name: 'request-photos',
  title: 'Request photos',
  category: 'Request Photos',
  fields: [
    {
      kind: 'hidden',
      name: 'Request Photos',
      label: 'Request Photos',
      value: car ? `Please send me more photos of ${namedCar(car)}.` : 'Please send me more photos.',
    },
    ...contactFields,
    ...postcodeFields(site),
    ...dealerField(site, car),
    ...optionalClosing(site),
  ],
  ...ending(site),
})

/** LD-11: like a car, or like nothing that the site has. */
export const somethingSimilar: FormBuilder = (site, { car }) => ({
  name: 'something-similar',
  title: similarSubcategory,
  category: 'Vehicle Enquiry',
  subcategory: similarSubcategory,
  fields: [
    {
      kind: 'currency',
      name: 'budget',
      label: 'Your budget',
      dealerLabel: 'Budget',
      maxLength: 14,
      placeholder: site.pricing === 'subscription' ? '$400 a week' : '$35,000',
    },
    { kind: 'km', name: 'max_km', label: 'Kilometres, at most', maxLength: 16, placeholder: '80,000 kms' },
    ...closing(site, car && similarMessage(car)).slice(0, 1),
    ...contactFields,
    ...postcodeFields(site),
    ...dealerField(site, car),
    ...closing(site).slice(1),
  ],
  ...ending(site),
})
