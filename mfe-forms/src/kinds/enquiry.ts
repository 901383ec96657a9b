import { enquiry } from '@forecourt/domain/leads/forms/site-forms'
import { vehicleEnquiry } from '@forecourt/domain/leads/forms/vehicle-forms'
import type { FormKind } from './form-kind.ts'

export const enquiryKind: FormKind = {
  name: 'enquiry',
  formFor: (vehicle) => (vehicle ? vehicleEnquiry : enquiry),
}
