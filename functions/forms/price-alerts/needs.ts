import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Sends shoppers who asked for it a message when a saved car costs less',
  errors: { costs: 'shoppers hear nothing of lower prices', alarmThreshold: 3 },
  memoryMb: 512,
  timeoutSeconds: 120,
  runs: {
    streamOf: 'stock',
    every: { minutes: 10, description: 'Sends the messages that are due' },
  },
  tables: {
    config: ['get'],
    stock: ['read'],
    watchlist: ['get', 'read', 'update'],
    price_alerts: ['get', 'read', 'update'],
  },
  secrets: ['shopper-keys'],
  providers: ['sms'],
} as const satisfies FunctionNeeds
