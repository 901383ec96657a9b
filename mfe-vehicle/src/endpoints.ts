export { vehicle } from '@forecourt/contracts/endpoints/vehicle'
