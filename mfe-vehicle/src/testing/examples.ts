import { publicSite } from '@forecourt/contracts/site/public-site'
import type { Location } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { testVehicle } from '@forecourt/domain/testing/test-vehicle'

/** A vehicle of which nothing optional is known, and a site that sells it: what the tests of this room begin with. */
export const exampleVehicle: Vehicle = testVehicle()

const exampleLocation: Location = {
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
