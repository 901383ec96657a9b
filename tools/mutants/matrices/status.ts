import type { Matrix, Mutant } from '../matrix.ts'

const from = (surface: string) => new RegExp(`the answer of its status from ${surface}`)

/** Mistakes that answer for a car on one surface as if it had another status. */
const mutants: readonly Mutant[] = [
  {
    name: 'finance is offered for a sold car',
    edits: [
      {
        file: 'mfe-finance/src/car/load-asked-car.ts',
        find: 'return status ? { unavailable',
        replace: 'return status && !vehicle ? { unavailable',
      },
    ],
    caughtBy: from('page /finance'),
  },
  {
    name: 'a lender is asked about a sold car',
    edits: [
      {
        file: 'functions/finance/quote/endpoint.ts',
        find: 'if (unavailable) return { unavailable }',
        replace: 'if (unavailable && !car) return { unavailable }',
      },
    ],
    caughtBy: from('endpoint POST /api/youx/create-customer'),
  },
  {
    name: 'a dealer is not told that the car was sold',
    edits: [
      {
        file: 'packages/domain/src/leads/lead-car-note.ts',
        find: 'return status && notes[status]',
        replace: "return status && status !== 'sold' && notes[status]",
      },
    ],
    caughtBy: from('target (email|adf|webhook)'),
  },
  {
    name: 'a dealer is not told that there is no such car',
    edits: [
      {
        file: 'packages/domain/src/leads/lead-car-note.ts',
        find: 'car_id === undefined || car_unread ?',
        replace: 'car_id === undefined || !car || car_unread ?',
      },
    ],
    caughtBy: from('target (email|adf|webhook)'),
  },
  {
    name: 'a reserved car is as any other',
    edits: [
      {
        file: 'packages/domain/src/vehicle/car-status.ts',
        find: "return known === 'in_stock' && car.reserved ?",
        replace: "return known === 'in_stock' && !known ?",
      },
    ],
    caughtBy: from('page /enquire'),
  },
  {
    name: 'a form drops a car that is gone in silence',
    edits: [
      {
        file: 'mfe-forms/src/lead-form/lead-form.tsx',
        find: '{subject.isUnknownCar && (',
        replace: '{subject.isUnknownCar && !subject.isUnknownCar && (',
      },
    ],
    caughtBy: from('page /enquire'),
  },
  {
    name: 'a sold car is among similar ones',
    edits: [
      {
        file: 'packages/domain/src/vehicle/similar/similar-vehicles.ts',
        find: "isOffered(hit, 'advertise')",
        replace: "isOffered(hit, 'list')",
      },
    ],
    caughtBy: from('endpoint GET /api/cars/.slug./similar'),
  },
  {
    name: 'feeds advertise what is sold',
    edits: [
      {
        file: 'packages/stock/src/site-queries/offered-vehicles.ts',
        find: "isOffered(vehicle, 'advertise')",
        replace: "isOffered(vehicle, 'list')",
      },
    ],
    caughtBy: from('file /sitemaps'),
  },
  {
    name: 'a shared picture has the price of a sold car',
    edits: [
      {
        file: 'functions/platform/share-picture/subjects.ts',
        find: "unavailableLabel(vehicle, 'show')",
        replace: "unavailableLabel(vehicle, 'list')",
      },
    ],
    caughtBy: from('file /og/'),
  },
  {
    name: 'a shared picture says that a withdrawn car was sold',
    edits: [
      {
        file: 'functions/platform/share-picture/subjects.ts',
        find: '{ text: gone }',
        replace: "{ text: gone && 'Sold' }",
      },
    ],
    caughtBy: from('file /og/'),
  },
  {
    name: 'a webhook’s field has the feed’s word for a status',
    edits: [
      {
        file: 'packages/domain/src/leads/delivered-fields.ts',
        find: 'vehicle_status: leadCarStatus(lead),',
        replace: 'vehicle_status: leadCarStatus(lead) && car.status,',
      },
    ],
    caughtBy: from('target webhook'),
  },
  {
    name: 'search engines read that a withdrawn car was sold',
    edits: [
      {
        file: 'mfe-vehicle/src/vehicle/head.ts',
        find: "unavailableLabel(vehicle, 'show')?.toLowerCase() ?? 'for sale'",
        replace: "(unavailableLabel(vehicle, 'show') ? 'sold' : 'for sale')",
      },
    ],
    caughtBy: from('page /cars/:slug, to show'),
  },
  {
    name: 'a description says that a withdrawn car was sold',
    edits: [
      {
        file: 'mfe-vehicle/src/vehicle/description.ts',
        find: "unavailableLabel(vehicle, 'show')?.toLowerCase() ?? price",
        replace: "(unavailableLabel(vehicle, 'show') ? 'sold' : price)",
      },
    ],
    caughtBy: from('page /cars/:slug, to show'),
  },
  {
    name: 'a sold car has the bar, the views and the rest of a page',
    edits: [
      {
        file: 'mfe-vehicle/src/vehicle/vehicle-page.tsx',
        find: '{isAvailable && !preview && (',
        replace: '{!preview && (',
      },
    ],
    caughtBy: from('part (sticky-actions|vehicle-views|vehicle-share)'),
  },
  {
    name: 'a sold car can be calculated on its page',
    edits: [
      {
        file: 'mfe-vehicle/src/vehicle/vehicle-page.tsx',
        find: '{isAvailable && (\n        <div className={styles.details}',
        replace: '{(isAvailable || vehicle) && (\n        <div className={styles.details}',
      },
    ],
    caughtBy: from('part finance-calculator'),
  },
  {
    name: 'a sold car can be bought',
    edits: [
      {
        file: 'packages/domain/src/vehicle/actions/sold-online.ts',
        find: "isOffered(vehicle, 'buy')",
        replace: "isOffered(vehicle, 'show')",
      },
    ],
    caughtBy: from('page /cars/:slug, to buy'),
  },
  {
    name: 'a gauge compares whatever has a price',
    edits: [
      {
        file: 'functions/vehicle/gauge/endpoint.ts',
        find: '!isGaugeEligible(vehicle, isOn)',
        replace: '(!isGaugeEligible && !isOn)',
      },
    ],
    caughtBy: from('endpoint GET /api/cars/.slug./autogauge'),
  },
  {
    name: 'lenders offer terms for a sold car',
    edits: [
      {
        file: 'packages/stock/src/site-queries/stock-answers.ts',
        find: "isOffered(vehicle, 'estimate') ? shownLenders",
        replace: "isOffered(vehicle, 'estimate') || vehicle ? shownLenders",
      },
    ],
    caughtBy: from('endpoint GET /api/cars/.slug./lenders'),
  },
  {
    name: 'the menu says what a sold car costs',
    edits: [
      {
        file: 'packages/stock/src/site-queries/site-menu.ts',
        find: "isOffered(hit, 'advertise')",
        replace: "isOffered(hit, 'list')",
      },
    ],
    caughtBy: from('endpoint GET /api/menu'),
  },
  {
    name: 'the home page has sold cars',
    edits: [
      {
        file: 'packages/domain/src/home/home-row.ts',
        find: "isOffered(hit, 'advertise')",
        replace: "isOffered(hit, 'list')",
      },
    ],
    caughtBy: from('page /,'),
  },
  {
    name: 'what comes soon can be saved',
    edits: [
      {
        file: 'packages/domain/src/watchlist/car-controls.ts',
        find: "isOffered(car, 'keep')",
        replace: "isOffered(car, 'kept')",
      },
    ],
    caughtBy: from('part garage'),
  },
  {
    name: 'a car that was sold overnight is said to cost less',
    edits: [
      {
        file: 'packages/watchlist/src/price-alerts/list-drops.ts',
        find: "!isOffered(vehicle, 'advertise')",
        replace: '(!isOffered && vehicle)',
      },
    ],
    caughtBy: from('job price-alerts'),
  },
  {
    name: 'a reserved car in the garage is as any other',
    edits: [
      {
        file: 'mfe-forms/src/watchlist/saved-row.tsx',
        find: '{note && <p className',
        replace: '{!hit && <p className',
      },
    ],
    caughtBy: from('page /watchlist'),
  },
  {
    name: 'a reserved car on paper is as any other',
    edits: [
      {
        file: 'mfe-vehicle/src/print/print-page.tsx',
        find: '{isAvailable && note &&',
        replace: '{!isAvailable && note &&',
      },
    ],
    caughtBy: from('page /print'),
  },
  {
    name: 'a reserved car is compared as any other',
    edits: [
      {
        file: 'packages/domain/src/watchlist/compare-rows.ts',
        find: "?? statusNote(v) ?? 'In stock'",
        replace: "?? (!statusNote || 'In stock')",
      },
    ],
    caughtBy: from('page /compare'),
  },
  {
    name: 'what comes soon is saved by the API',
    edits: [
      {
        file: 'functions/forms/watchlist/endpoint.ts',
        find: "!isOffered(vehicle, 'keep')",
        replace: "!isOffered(vehicle, 'kept')",
      },
    ],
    caughtBy: from('endpoint POST /api/watchlist/save-car'),
  },
  {
    name: 'an operator does not read that the car was sold',
    edits: [
      {
        file: 'ops/src/leads/lead-text.ts',
        find: "['Status', leadCarNote(lead)]",
        replace: "['Status', lead.car && leadCarNote({})]",
      },
    ],
    caughtBy: from('command leads show'),
  },
]

export const statuses: Matrix = { name: 'status', test: 'e2e/src/facts/status/status.test.ts', mutants }
