export {
  autogauge,
  deliveryPrice,
  revealPhone,
  vehicle,
  vehicleById,
  viewCount,
} from '@forecourt/contracts/endpoints/vehicle'
