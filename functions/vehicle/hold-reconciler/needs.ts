import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Compares reservations with their payments, the stock and the holds, and continues what a crash left',
  errors: { costs: 'deposits are kept without a car, or cars are held by nobody', alarmThreshold: 3 },
  memoryMb: 512,
  timeoutSeconds: 120,
  runs: {
    streamOf: 'payment_events',
    every: { minutes: 1, description: 'Continues reservations that are due, and releases dead holds' },
  },
  tables: {
    config: ['get'],
    stock: ['get'],
    reservations: ['get', 'read', 'put'],
    reservation_people: ['get', 'read'],
    holds: ['get', 'read', 'put', 'delete'],
    payment_events: ['get'],
  },
  providers: ['payment', 'email'],
} as const satisfies FunctionNeeds
