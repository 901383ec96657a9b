export { suggestLocalities } from '@forecourt/contracts/endpoints/localities'
export {
  autogauge,
  deliveryPrice,
  revealPhone,
  vehicle,
  vehicleById,
  vehiclePdf,
  viewCount,
} from '@forecourt/contracts/endpoints/vehicle'
export { parseViewed } from '@forecourt/domain/vehicle/content/stored-viewed'
