import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { emptySearch, type SearchState } from '../search/search-filters.ts'
import { formatSearch } from '../search/search-url.ts'
import { isShown } from './specifications/specification-format.ts'
import { carTypeTexts } from './vehicle-facts.ts'
import { vehicleCity } from './vehicle-location.ts'

/** The last step, the page itself, has no `href`. */
export type Breadcrumb = { label: string; href?: string }

type Subject = Pick<
  Vehicle,
  'name' | 'make' | 'model' | 'car_type' | 'item_type' | 'simple_body' | 'dealership_slug' | 'city'
>
type Lists = SearchState['lists']

const searchFor = (lists: Lists, path: string): string => `${path}?${formatSearch({ ...emptySearch, lists })}`

/** Placeholders that feeds write for missing values. */
const isKnown = (word: string | undefined): word is string => isShown(word) && !/^(unknown|other|n\/?a|-+)$/i.test(word)

/** Used cars in Brookvale. */
function typeAndPlace(vehicle: Subject, site: PublicSite): string {
  const things = `${carTypeTexts[vehicle.car_type]} ${vehicle.item_type.toLowerCase()}s`
  const city = vehicleCity(vehicle, site)
  return city ? `${things} in ${city}` : things
}

/**
 * VD-2: Home > car type and location > make > model (only if known) > body type > title. Each step is a search with the
 * filters of the steps before it, at the site's breadcrumb path (TN-11).
 */
export function vehicleBreadcrumbs(vehicle: Subject, site: PublicSite): Breadcrumb[] {
  const { make, model, simple_body: body, car_type } = vehicle
  const steps: { label: string; adds: Lists }[] = [
    { label: typeAndPlace(vehicle, site), adds: { car_type: [car_type] } },
    { label: make, adds: { make: [make] } },
  ]
  if (isKnown(model)) steps.push({ label: model, adds: { model: [model] } })
  if (isKnown(body)) steps.push({ label: body, adds: { body: [body] } })

  const crumbs: Breadcrumb[] = [{ label: 'Home', href: '/' }]
  let lists: Lists = {}
  for (const { label, adds } of steps) {
    lists = { ...lists, ...adds }
    crumbs.push({ label, href: searchFor(lists, site.paths.breadcrumbs ?? site.paths.search) })
  }
  return [...crumbs, { label: vehicle.name }]
}

/** The target of "Find Me Something Similar": the same make and, if known, the same body. */
export const similarSearchPath = (
  { make, simple_body: body }: Pick<Subject, 'make' | 'simple_body'>,
  site: PublicSite,
): string => searchFor({ make: [make], ...(isKnown(body) && { body: [body] }) }, site.paths.search)
