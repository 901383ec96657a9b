import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Delivers leads to dealerships',
  errors: { costs: 'a dealership gets no enquiries', alarmThreshold: 1 },
  memoryMb: 512,
  timeoutSeconds: 120,
  runs: {
    streamOf: 'leads',
    every: { minutes: 1, description: 'Delivers what is pending and due' },
  },
  tables: { config: ['get'], leads: ['get', 'read', 'update'], contacts: ['put'] },
  readsStockAsTenant: true,
  secrets: ['lead-signing'],
  providers: ['email', 'webhook'],
} as const satisfies FunctionNeeds
