import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Shows cars in the stock as reservations hold them, and sends the messages about it',
  errors: { costs: 'reserved cars look free, and shoppers get no receipts', alarmThreshold: 3 },
  memoryMb: 512,
  timeoutSeconds: 60,
  runs: { streamOf: 'reservations' },
  tables: {
    config: ['get'],
    stock: ['get', 'put'],
    reservations: ['get', 'put'],
    reservation_people: ['get', 'read'],
    holds: ['get'],
  },
  providers: ['email'],
} as const satisfies FunctionNeeds
