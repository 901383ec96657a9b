import type { Subject } from '@forecourt/lambda-kit/testing/expectations'

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
  'command draws list',
  'command draws verify',
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
 * by placing a part is silent itself, since the part is a surface. Endpoints say it in their function's `testing/expectation.ts`.
 */
export const silent: Readonly<Record<Subject, Silent>> = {
  car: [
    ['an operator’s tool, which counts or moves', operations],
    ['it is about an existing reservation', reservations],
    ['its targets are surfaces themselves', ['job lead-delivery']],
    ['it has photos of the shopper’s own car', ['page /trade-in/photos']],
    ['it names pages, not cars', ['file /robots.txt', 'file /llms.txt', 'file /sitemap.xml', 'file /blog/feed.xml']],
    [
      'it is about a department, a place or a setting',
      [
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
        // The link of a reservation.
        'store forecourt.reservation',
        'store forecourt.payment-attempt',
        'store forecourt-visitor',
        'store forecourt-recent-searches',
        'store forecourt-shown-photo',
        'store forecourt.your-week',
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
    ['a reservation asks for no consent', reservations],
    ['its targets are surfaces themselves', ['job lead-delivery']],
  ],
}
