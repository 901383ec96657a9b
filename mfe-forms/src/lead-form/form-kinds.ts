import type { formsParts } from '@forecourt/contracts/parts/forms'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { FormName } from '@forecourt/domain/leads/all-forms'
import { isGone } from './gone-words.ts'

/** Forms by the parts that show them, and those that are pages alone. */
export type FormKind = keyof typeof formsParts | 'online-payment' | 'trade-in'

const always = (name: FormName) => (): FormName => name

/** A form for a car that can be had: about one that is gone, its enquiry asks for something similar (VD-14). */
const whileAvailable =
  (name: FormName) =>
  (vehicle: Vehicle | undefined): FormName =>
    isGone(vehicle) ? 'vehicle-enquiry' : name

/** The form that a part shows, given the car that it is about. */
export const formNames: Record<FormKind, (vehicle: Vehicle | undefined) => FormName> = {
  enquiry: (vehicle) => (vehicle ? 'vehicle-enquiry' : 'enquiry'),
  'test-drive': whileAvailable('test-drive'),
  // Photos are of a car: without one there is nothing to ask for.
  'request-photos': (vehicle) => (vehicle ? whileAvailable('request-photos')(vehicle) : 'enquiry'),
  'something-similar': always('something-similar'),
  'service-booking': always('service-booking'),
  'parts-enquiry': always('parts-enquiry'),
  careers: always('careers-enquiry'),
  contact: always('contact'),
  'online-payment': always('online-payment'),
  'trade-in': always('trade-in'),
}
