import { somethingSimilar } from '@forecourt/domain/leads/forms/vehicle-forms'
import type { FormKind } from './form-kind.ts'

export const somethingSimilarKind: FormKind = {
  name: 'something-similar',
  formFor: () => somethingSimilar,
}
