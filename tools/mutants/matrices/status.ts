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
    caughtBy: from('part similar-vehicles'),
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
]

export const statuses: Matrix = { name: 'status', test: 'e2e/src/facts/status/status.test.ts', mutants }
