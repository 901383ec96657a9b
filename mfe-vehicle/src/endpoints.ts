export {
  autogauge,
  deliveryPrice,
  revealPhone,
  vehicle,
  vehicleById,
  vehiclePdf,
  viewCount,
} from '@forecourt/contracts/endpoints/vehicle'
