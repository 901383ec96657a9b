import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Queues which vehicles changed',
  errors: { costs: 'the index does not update; searches show stale stock', alarmThreshold: 1 },
  memoryMb: 256,
  timeoutSeconds: 30,
  runs: { wired: 'pipeline' },
  tables: {},
} as const satisfies FunctionNeeds
