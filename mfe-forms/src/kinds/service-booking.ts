import { serviceBooking } from '@forecourt/domain/leads/forms/department-forms'
import type { FormKind } from './form-kind.ts'

export const serviceBookingKind: FormKind = {
  name: 'service-booking',
  department: 'service',
  formFor: () => serviceBooking,
}
