import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Brings the index up to the vehicles that changed',
  errors: { costs: 'searches show old prices and vehicles that are gone', alarmThreshold: 3 },
  memoryMb: 512,
  timeoutSeconds: 60,
  runs: { wired: 'pipeline' },
  // The imports table also lists the sites, whose stock is saved.
  tables: { stock: ['read'], imports: ['read'] },
  index: 'write',
  snapshots: 'write',
} as const satisfies FunctionNeeds
