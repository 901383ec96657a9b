import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose:
    'Shows cars in the stock as reservations hold them, sends the messages about it, and continues what was left to it',
  errors: { costs: 'reserved cars look free, and shoppers get no receipts', alarmThreshold: 3 },
  memoryMb: 512,
  timeoutSeconds: 60,
  runs: { streamOf: 'reservations' },
  tables: {
    config: ['get'],
    stock: ['get', 'put'],
    reservations: ['get', 'put'],
    reservation_people: ['get', 'read'],
    holds: ['get', 'put', 'delete'],
  },
  providers: ['payment', 'email'],
} as const satisfies FunctionNeeds
