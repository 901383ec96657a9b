import { type Location, publicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'

/** A vehicle of which nothing optional is known, and a site that sells it: what the tests of this room begin with. */
export const exampleVehicle: Vehicle = {
  id: 'v1',
  slug: '2023-toyota-rav4-h20418',
  dealership_slug: 'harbour-brookvale',
  name: '2023 Toyota RAV4',
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'H20418',
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
  created_at: '2026-11-01T00:00:00Z',
  created_at_timestamp: 1_793_491_200,
  updated_at: '2026-11-01T00:00:00Z',
  custom_rank: 0,
}

export const exampleLocation: Location = {
  id: 'brookvale',
  name: 'Harbour Brookvale',
  slug: 'brookvale',
  dealership_slug: 'harbour-brookvale',
  location_type: 'sales',
  primary: true,
  visible: true,
  address: { street: '590 Pittwater Road', city: 'Brookvale', state: 'NSW', postcode: '2100', lat: -33.8, long: 151.3 },
  contact_detail: { phone: '(02) 5550 4120', email: 'hello@harbour.example', whatsapp: '0491 570 156' },
  dealer_license_number: 'MD000412',
}

export const exampleSite = publicSite(
  testSite({
    name: 'Harbour Cars',
    url: 'https://www.harbour.example',
    paths: { search: '/search/used-cars/', garage: '/my-garage' },
    phone: '(02) 5550 4000',
    locations: [exampleLocation],
    buttons: ['call', 'email', 'whatsapp', 'location', 'history', 'share', 'print'],
  }),
)
