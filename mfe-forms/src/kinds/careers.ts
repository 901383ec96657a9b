import { careersEnquiry } from '@forecourt/domain/leads/forms/site-forms'
import type { FormKind } from './form-kind.ts'

export const careersKind: FormKind = {
  name: 'careers',
  formFor: () => careersEnquiry,
}
