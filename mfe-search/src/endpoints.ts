export { nearestLocality, suggestLocalities } from '@forecourt/contracts/endpoints/localities'
export { listLocations } from '@forecourt/contracts/endpoints/locations'
export {
  facetValues,
  listVehicles,
  search,
  similarVehicles,
  suggest,
} from '@forecourt/contracts/endpoints/search'
export { vehicle } from '@forecourt/contracts/endpoints/vehicle'
