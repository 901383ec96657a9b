import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Queues which vehicles changed',
  errors: { costs: 'the index stands still; searches show what was', alarmThreshold: 1 },
  memoryMb: 256,
  timeoutSeconds: 30,
  runs: { wired: 'pipeline' },
  tables: {},
} as const satisfies FunctionNeeds
