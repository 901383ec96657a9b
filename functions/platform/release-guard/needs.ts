import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Takes back releases on trial of which too many pages fail, every minute',
  errors: { costs: 'a release was rolled back, or one that fails is not', alarmThreshold: 1 },
  memoryMb: 512,
  timeoutSeconds: 30,
  runs: { every: { minutes: 1, description: 'Looks at releases on trial' } },
  tables: { releases: ['read', 'put'], trials: ['read'] },
} as const satisfies FunctionNeeds
