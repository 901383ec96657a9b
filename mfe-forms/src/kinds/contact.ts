import { contact } from '@forecourt/domain/leads/forms/site-forms'
import type { FormKind } from './form-kind.ts'

export const contactKind: FormKind = {
  name: 'contact',
  formFor: () => contact,
}
