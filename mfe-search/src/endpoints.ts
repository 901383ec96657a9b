export { nearestLocality, suggestLocalities } from '@forecourt/contracts/endpoints/localities'
export {
  facetValues,
  listVehicles,
  search,
  similarVehicles,
  suggest,
} from '@forecourt/contracts/endpoints/search'
export { vehicle } from '@forecourt/contracts/endpoints/vehicle'
