import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'

/** Whether a form is about a car that can no longer be had. */
export const isGone = (vehicle: Vehicle | undefined): boolean => vehicle !== undefined && !isOffered(vehicle, 'enquire')

/** VD-13. Over a form about such a car. */
export const goneWords = {
  heading: 'Find me something similar',
  intro: 'This one is gone. Tell us what you liked about it and we will look for another.',
}
