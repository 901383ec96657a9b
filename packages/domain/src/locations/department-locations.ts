import type { Department, Location } from '@forecourt/contracts/site/site'

const rank = { sales: 0, service: 1, parts: 2, '': 0 } as const satisfies Record<Location['location_type'], number>

/** LO-5: sales, then service, then parts; within each, in the order they had. */
export const inTypeOrder = <L extends Pick<Location, 'location_type'>>(locations: readonly L[]): L[] =>
  locations.toSorted((a, b) => rank[a.location_type] - rank[b.location_type])

/** LO-2: whether a location is for a department; one without a type is for every department that it has hours of. */
export const serves = (
  { location_type, hours }: Pick<Location, 'location_type' | 'hours'>,
  department: Department,
): boolean =>
  location_type === department || hours?.[department] !== undefined || (location_type === '' && hours === undefined)
