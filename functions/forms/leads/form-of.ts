import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { formNeeds, isFormName, siteForm } from '@forecourt/domain/leads/all-forms'
import type { FormCar, FormDefinition } from '@forecourt/domain/leads/form'
import { departmentDetails } from '@forecourt/domain/leads/hours/department-details'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'

type Named = Pick<LeadRequest, 'form' | 'car_id'>
type Found = { car?: FormCar | 'unread'; now: Date }

/**
 * The site's form that a request names. An unknown car (withdrawn meanwhile) counts as gone: the enquiry is still
 * accepted. One that could not be read counts as in stock.
 * @throws AppError `bad_request` for a form that there is not, or not on this site.
 */
export function formOf(site: Site, named: Named, found: Found): FormDefinition {
  const form = findForm(site, named, found)
  if (!form) throw new AppError('bad_request', 'The site has no such form.')
  return form
}

/** The same; undefined where there is no such form. */
export function findForm(site: Site, { form, car_id }: Named, { car, now }: Found): FormDefinition | undefined {
  if (!isFormName(form)) return undefined
  const { requires, department, hasOwnEndpoint } = formNeeds(form)
  if (hasOwnEndpoint || !hasCapability(site, requires)) return undefined
  return siteForm(
    form,
    { ...site, locations: shownLocations(site) },
    {
      car: carOf(site, car_id, car),
      ...(department && { department: departmentDetails(site, department, now) }),
    },
  )
}

function carOf(site: Site, id: string | undefined, car: Found['car']): FormCar | undefined {
  if (car !== undefined && car !== 'unread') return car
  return id === undefined ? undefined : unknownCar(site, id, car === 'unread' ? 'in_stock' : 'withdrawn')
}

const unknownCar = ({ dealerships }: Site, id: string, status: FormCar['status']): FormCar => ({
  id,
  name: 'vehicle',
  stocknum: id,
  status,
  dealership_slug: dealerships[0] ?? '',
})
