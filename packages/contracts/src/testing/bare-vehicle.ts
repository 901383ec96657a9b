import type { Vehicle } from '../stock/vehicle.ts'

/** What every vehicle of the tests has: it is used, in stock, and nothing optional is known of it. */
export const bareVehicle = {
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  reserved: false,
  certified: false,
  show_on_dealer_website: true,
  preorder: false,
  features: [],
  specifications: [],
  images: [],
  custom_rank: 0,
} satisfies Partial<Vehicle>
