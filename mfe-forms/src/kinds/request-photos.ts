import { enquiry } from '@forecourt/domain/leads/forms/site-forms'
import { requestPhotos } from '@forecourt/domain/leads/forms/vehicle-forms'
import type { FormKind } from './form-kind.ts'
import { whileAvailable } from './while-available.ts'

/** Photos are of a car: without one there is nothing to ask for. */
export const requestPhotosKind: FormKind = {
  name: 'request-photos',
  formFor: (vehicle) => (vehicle ? whileAvailable(requestPhotos, vehicle) : enquiry),
}
