import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { type CarStatus, carStatus } from '../vehicle/car-status.ts'

type AboutCar = Pick<Lead, 'car' | 'car_id' | 'car_unread' | 'car_read_at'>

/** The status of a lead's car when the lead came, or when it was read (`car_read_at`); undefined where it is about none, or the stock could not be read. */
export const leadCarStatus = ({ car, car_id, car_unread }: AboutCar): CarStatus | undefined =>
  car_id === undefined || car_unread ? undefined : carStatus(car)

const notes: Record<CarStatus, (when: string, id: string | undefined) => string | undefined> = {
  in_stock: () => undefined,
  reserved: (when) => `This car was RESERVED ${when}.`,
  coming_soon: (when) => `This car was COMING SOON ${when}: it had not arrived.`,
  sold: (when) => `This car was SOLD ${when}.`,
  withdrawn: (when) => `This car was NO LONGER FOR SALE ${when}.`,
  gone: (when, id) => `The enquiry is about the car ${id}, which was NOT ON THE WEBSITE ${when}.`,
}

/** The time that a lead's status is of. */
const whenRead = ({ car_read_at }: AboutCar): string =>
  car_read_at === undefined
    ? 'when the enquiry came'
    : `when it was looked up at ${car_read_at}, since the stock could not be read when the enquiry came`

/** What a dealer has to know before answering: that the car could not simply be bought when the lead came, or was looked up. */
export function leadCarNote(lead: AboutCar): string | undefined {
  if (lead.car_unread) return `The enquiry is about the car ${lead.car_id}, whose details could not be read.`
  const status = leadCarStatus(lead)
  return status && notes[status](whenRead(lead), lead.car_id)
}
