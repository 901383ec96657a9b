import { partsEnquiry } from '@forecourt/domain/leads/forms/department-forms'
import type { FormKind } from './form-kind.ts'

export const partsEnquiryKind: FormKind = {
  name: 'parts-enquiry',
  department: 'parts',
  formFor: () => partsEnquiry,
}
