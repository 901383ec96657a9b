import * as z from 'zod/mini'
import { financeSettings } from '../site/settings/finance.ts'
import { formsSettings } from '../site/settings/forms.ts'
import { quoteSettings } from '../site/settings/quote.ts'
import { trackingSettings } from '../site/settings/tracking.ts'
import { tradeInSettings } from '../site/settings/trade-in.ts'
import { vehicleSettings } from '../site/settings/vehicle.ts'
import { watchlistSettings } from '../site/settings/watchlist.ts'
import type { Site } from '../site/site.ts'

const { buttons: _, ...vehicleFields } = { ...vehicleSettings.public, ...vehicleSettings.private }
const vehicleDefaults = z.parse(z.object(vehicleFields), {})

/** A whole, valid tenant for tests; a test names only the fields that it is about. */
export function testSite(fields: Partial<Site> = {}): Site {
  return {
    promos: { items: [], positions: [3], shuffle: false },
    slug: 'northgate',
    name: 'Northgate Motors',
    url: 'https://www.northgate.example',
    logo: 'logo.svg',
    logo_svg: '<svg viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
    template: 'quiet',
    manufacturer: null,
    finance_provider: null,
    autograb: false,
    redbook: false,
    autobot: null,
    messaging_token: null,
    youtube_url: null,
    brand: {
      colour: '#145c9e',
      heading_font: 'Figtree',
      body_font: 'Figtree',
      radius: 8,
      density: 'airy',
    },
    layout: { header: 'bar', footer: 'columns' },
    copy: {
      tagline: 'Cars, honestly',
      search_heading: 'All cars',
      search_description: 'Every car we have.',
      noun: ['vehicle', 'vehicles'],
      no_price: 'Contact us for price',
      sold: 'JUST SOLD',
      just_arrived: 'New',
      footer: 'Northgate Motors Pty Ltd',
    },
    paths: { search: '/search/new-used-and-demo-cars/', garage: '/my-garage' },
    menu: [],
    footer: [],
    phone: '(02) 5550 1234',
    dealerships: ['northgate'],
    locations: [
      {
        id: 'north',
        name: 'Northgate',
        slug: 'north',
        dealership_slug: 'northgate',
        location_type: 'sales',
        primary: true,
        visible: true,
        address: {
          street: '1 High Street',
          city: 'Penrith',
          state: 'NSW',
          postcode: '2750',
          lat: -33.75,
          long: 150.69,
        },
        contact_detail: { phone: '(02) 5550 1234' },
        dealer_license_number: 'MD00001',
      },
    ],
    car_types: ['new', 'demo', 'used'],
    item_types: ['car'],
    pricing: 'purchase',
    electric_tag: true,
    price_above_zero: false,
    collapse_sold: false,
    claims: false,
    sold_window_days: 3,
    remembered_answers: 40,
    paging: 'pages',
    page_size: 21,
    just_arrived_days: 8,
    minimum_age_days: 0,
    chips: ['car_type', 'km'],
    buttons: ['call', 'location', 'share'],
    ...vehicleDefaults,
    enquiry: formsSettings.public.enquiry.parse(undefined),
    appointments: formsSettings.private.appointments.parse(undefined),
    departments: formsSettings.private.departments.parse(undefined),
    leads: formsSettings.private.leads.parse(undefined),
    finance: financeSettings.public.finance.parse(undefined),
    finance_rules: financeSettings.private.finance_rules.parse(undefined),
    quote: quoteSettings.public.quote.parse(undefined),
    sign_in: { open: [] },
    sms: { sender_id: 'Northgate' },
    tracking: trackingSettings.public.tracking.parse(undefined),
    trade_in: tradeInSettings.private.trade_in.parse(undefined),
    watchlist: watchlistSettings.public.watchlist.parse(undefined),
    hidden_locations: [],
    offers: [],
    capabilities: {},
    dealership_capabilities: {},
    ...fields,
  }
}
