import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import type { Site } from '@forecourt/contracts/site/site'
import { isFormName, siteForm } from '@forecourt/domain/leads/enquiry-form'
import type { FormCar, FormDefinition } from '@forecourt/domain/leads/form'
import { AppError } from '@forecourt/lambda-kit/app-error'

/**
 * The form that a request names, as the site has it. A car that is not known (withdrawn meanwhile) is one that is gone: the shopper
 * who enquired about it is heard all the same.
 * @throws AppError `bad_request` for a form that there is not.
 */
export function formOf(
  site: Site,
  { form, car_id }: Pick<LeadRequest, 'form' | 'car_id'>,
  car?: FormCar,
): FormDefinition {
  if (!isFormName(form)) throw new AppError('bad_request', 'The site has no such form.')
  return siteForm(form, site, car ?? (car_id === undefined ? undefined : goneCar(site, car_id)))
}

const goneCar = ({ dealerships }: Site, id: string): FormCar => ({
  id,
  name: 'vehicle',
  stocknum: id,
  status: 'withdrawn',
  dealership_slug: dealerships[0] ?? '',
})
