import { type Capability, capabilities, capabilityNames } from '@forecourt/contracts/site/capabilities'
import type { Overrides, Switches } from '@forecourt/contracts/site/capability-switches'
import type { PublicSite } from '@forecourt/contracts/site/site'

/** What decides which overrides hold: of a site, and of one dealership where it shows several. */
export type CapabilitySubject = Pick<PublicSite, 'slug' | 'template' | 'manufacturer' | 'dealerships'>

/** TN-4. The order in which switches hold, the most specific last: each wins over those before it. */
const switchesFor = (
  overrides: Overrides,
  site: CapabilitySubject,
  dealership = site.dealerships[0] ?? '',
): Switches[] => [
  overrides.manufacturer[site.manufacturer ?? ''] ?? {},
  overrides.template[site.template] ?? {},
  overrides.dealership[dealership] ?? {},
  overrides.site[site.slug] ?? {},
]

type SubjectWithOwn = CapabilitySubject & { capabilities: Switches }

/** TN-4. The switches that hold on a site, for vehicles of one of its dealerships, by all that the site is. */
export const resolveSwitches = (overrides: Overrides, site: SubjectWithOwn, dealership?: string): Switches =>
  Object.assign({}, ...switchesFor(overrides, site, dealership), site.capabilities)

/** The two fields of a site that hold its switches, with the platform's overrides in them. */
export const siteSwitches = (
  overrides: Overrides,
  site: SubjectWithOwn,
): Pick<PublicSite, 'capabilities' | 'dealership_capabilities'> => ({
  capabilities: resolveSwitches(overrides, site),
  // The first is the site's own.
  dealership_capabilities: Object.fromEntries(
    site.dealerships.slice(1).map((dealership) => [dealership, resolveSwitches(overrides, site, dealership)]),
  ),
})

/** TN-4. Whether a site can do a thing; `dealership` is that of a vehicle, where the site shows several. */
export function hasCapability(
  site: Pick<PublicSite, 'capabilities' | 'dealership_capabilities'>,
  name: Capability,
  dealership?: string,
): boolean {
  const own = dealership === undefined ? undefined : site.dealership_capabilities[dealership]?.[name]
  return own ?? site.capabilities[name] ?? capabilities[name]
}

/** Whether a site can do a thing for any of its vehicles; which ones, their dealerships decide. */
export const hasCapabilityAnywhere = (
  site: Pick<PublicSite, 'capabilities' | 'dealership_capabilities' | 'dealerships'>,
  name: Capability,
): boolean => site.dealerships.some((dealership) => hasCapability(site, name, dealership))

/** Names of all that a site can do, for what loads no code without one. */
export const capabilitiesOf = (site: Pick<PublicSite, 'capabilities' | 'dealership_capabilities'>): Capability[] =>
  capabilityNames.filter((name) => hasCapability(site, name))
