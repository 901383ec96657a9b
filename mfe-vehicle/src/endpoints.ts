export { autogauge, deliveryPrice, revealPhone, vehicle, viewCount } from '@forecourt/contracts/endpoints/vehicle'
