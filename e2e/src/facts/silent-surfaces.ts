/** What a surface may be about. */
export type Subject = 'car' | 'consent'

type Silent = readonly (readonly [why: string, ids: readonly string[]])[]

const operations = [
  'command stock import',
  'command stock imports',
  'command stock reindex',
  'command stock redrive',
  'command remote create',
  'command remote dev',
  'command remote publish',
  'command remote promote',
  'command remote rollback',
  'command remote diff',
  'command remote list',
  'command leads redeliver',
  'command leads secret',
  'command shopper erase',
  'command content check',
  'command content preview',
  'command content publish',
  'command content rollback',
  'command content list',
  'command doctor',
  'command ship',
]

/** What follows once a car is reserved: it has the car's name and the deposit, and is of one shopper who asked for it. */
const reservations = [
  'endpoint GET /api/reservations/{id}',
  'endpoint POST /api/reservations/{id}/settle',
  'endpoint POST /api/reservations/{id}/cancel',
  'endpoint POST /api/payment-events',
  'job hold-reconciler',
  'job reservation-changes',
  'command reservations list',
  'command reservations show',
  'command reservations confirm',
  'command reservations release',
  'command reservations refund',
]

/**
 * Declared surfaces that have nothing to say of a car, or of a consent, whatever the fact is: each with why. What shows a car only
 * by placing a part is silent itself, since the part is a surface.
 */
export const silent: Readonly<Record<Subject, Silent>> = {
  car: [
    ['an operator’s tool, which counts or moves', operations],
    ['it is about a reservation that stands', reservations],
    ['its targets are surfaces themselves', ['job lead-delivery']],
    ['it names pages, not cars', ['file /robots.txt', 'file /llms.txt', 'file /sitemap.xml', 'file /blog/feed.xml']],
    [
      'it is about a department, a place or a setting',
      [
        'endpoint GET /api/departments/{department}',
        'endpoint GET /api/postcodes/{postcode}',
        'endpoint POST /api/privacy/erase',
        'endpoint POST /api/watchlist/price-alerts',
        'endpoint POST /api/watchlist/unsubscribe',
        'page /pages/unsubscribe/:token',
        'page /service',
        'page /vehicle-parts-and-accessories',
        'page /dealerships',
        'page /dealer-locator',
        'page /contact',
        'page /contact-us',
        'page /locations/:slug',
        'page /our-location/:slug',
        'page /contact-us/:slug',
        'dialog service-booking',
        'dialog parts-enquiry',
        'part careers',
        'part contact',
        'part our-locations',
        'part location-map',
        'part reviews',
        'part latest-posts',
        'part site-footer',
      ],
    ],
    [
      'an offer is of the dealer, in the dealer’s own words, and of no one car',
      [
        'page /special-offers',
        'page /offers/:id',
        'page /offers/:manufacturer/:id',
        'part latest-offers',
        'block offers',
      ],
    ],
    [
      'it is about the shopper, their visit or the page',
      [
        'store forecourt.sent-code',
        // Of the shopper's own car.
        'store forecourt.trade-in',
        'store forecourt-visitor',
        'store forecourt-recent-searches',
        'store forecourt-visit',
        'store forecourt-tracking-consent',
        'store forecourt-session-changed',
        'store forecourt.announcement',
        'store forecourt.popup',
      ],
    ],
    [
      'it is what the dealer wrote, or a form',
      [
        'block hero',
        'block promo',
        'block stats',
        'block posts',
        'block form',
        'block faq',
        'block team',
        'block video',
        'block gallery',
        'block columns',
        'block terms',
        'block why_buy_from_us',
        'block sales_this_month',
      ],
    ],
  ],
  consent: [
    ['an operator’s tool, which counts or moves', operations],
    ['a reservation asks for no consent', ['endpoint POST /api/reservations', ...reservations]],
    ['its targets are surfaces themselves', ['job lead-delivery']],
    ['it is about a department', ['endpoint GET /api/departments/{department}']],
    ['it takes away what is stored of a shopper', ['endpoint POST /api/privacy/erase']],
    [
      'it sends or checks a code that was asked for',
      ['endpoint POST /api/verification/send', 'endpoint POST /api/verification/check'],
    ],
    [
      'it is about a car, a loan or a place, and no shopper',
      [
        'endpoint GET /api/trade-in/{lead_id}',
        'endpoint POST /api/trade-in/{lead_id}/lookup',
        'endpoint POST /api/trade-in/{lead_id}/vehicle',
        'endpoint POST /api/trade-in/{lead_id}/adjustments',
        'endpoint POST /api/miscellaneous',
        'endpoint GET /api/cars/{slug}/autogauge',
        'endpoint POST /api/youx/quote',
        'endpoint GET /api/postcodes/{postcode}',
      ],
    ],
    [
      'it is about cars',
      [
        'endpoint GET /api/watchlist',
        'endpoint POST /api/watchlist/save-car',
        'endpoint POST /api/watchlist/remove-car',
      ],
    ],
  ],
}
