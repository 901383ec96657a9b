import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { type CarStatus, carStatus } from '../vehicle/car-status.ts'

type AboutCar = Pick<Lead, 'car' | 'car_id' | 'car_unread'>

/** The status of a lead's car when the lead came; undefined where it is about none, or the stock could not be read. */
export const leadCarStatus = ({ car, car_id, car_unread }: AboutCar): CarStatus | undefined =>
  car_id === undefined || car_unread ? undefined : carStatus(car)

const notes: Record<CarStatus, (id: string | undefined) => string | undefined> = {
  in_stock: () => undefined,
  reserved: () => 'This car was RESERVED when the enquiry came.',
  coming_soon: () => 'This car was COMING SOON when the enquiry came: it had not arrived.',
  sold: () => 'This car was SOLD when the enquiry came.',
  withdrawn: () => 'This car was NO LONGER FOR SALE when the enquiry came.',
  gone: (id) => `The enquiry is about the car ${id}, which was NOT ON THE WEBSITE when it came.`,
}

/** What a dealer has to know before answering: that the car could not simply be bought when the lead came. */
export function leadCarNote(lead: AboutCar): string | undefined {
  const status = leadCarStatus(lead)
  return status && notes[status](lead.car_id)
}
